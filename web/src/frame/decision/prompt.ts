/** The texts of the decision bar. */

import type { Part } from "$lib/fluent";
import type { Foresight, Legal } from "$lib/types";
import { catalogue, t, tParts } from "$lib/words.svelte";
import type { TableSession } from "$frame/table/table-session.svelte";

/** The seat whose colour the bar has. */
export function promptSeat(session: TableSession): number | null {
  const state = session.state;
  if (!state || state.view.over) return null;
  if (session.question) return session.seat;
  if (session.partnerQuestion) return session.partnerQuestion.seat;
  return state.to_move.length === 1 ? (state.to_move[0] ?? null) : null;
}

/** The icon beside the prompt. */
export function promptIcon(session: TableSession): string {
  const seat = promptSeat(session);
  if (seat !== null) return session.glyph(seat);
  if (session.idleText !== null) return "hint";
  return session.state?.view.over || !session.state?.to_move.length ? "trophy" : "people";
}

/** The question, or who the table is waiting for. */
export function prompt(session: TableSession): Part[] {
  const { state, words, names } = session;
  if (!state || !words) return [];
  if (state.view.over || (session.table?.status === "finished" && !session.isPast)) {
    return outcome(session);
  }
  if (session.moves.ending) return [{ text: t("end-turn-ask") }];
  if (session.question) {
    const own = session.module?.prompt?.(session.question, words.t);
    return own ? [{ text: own }] : words.sentence(session.question, names);
  }
  if (session.partnerQuestion) return words.waiting(session.partnerQuestion, names);
  if (session.idleText !== null) return [{ text: session.idleText }];
  const open = state.view.questions.filter((question) => state.to_move.includes(question.seat));
  const [first] = open;
  if (open.length === 1 && first) return words.waiting(first, names);
  if (open.length > 1) {
    const names = open.map((question) => session.name(question.seat));
    return [{ text: t("waiting-for-several", { names: listed(names) }) }];
  }
  return [{ text: t("waiting-for-table") }];
}

const listed = (names: string[]): string => new Intl.ListFormat(catalogue.language).format(names);

/** Who has won. */
export function outcome(session: TableSession): Part[] {
  const table = session.table;
  const ranking = session.state?.view.over ? session.state.view.ranking : (table?.ranking ?? []);
  const winners = ranking.flatMap((placed, seat) => (placed === 0 ? [seat] : []));
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) {
    if (session.mine.length === 1 && session.mine[0] === winner)
      return [{ text: t("result-you-win") }];
    return tParts("result-wins", { name: session.name(winner) });
  }
  return [{ text: t(winners.length > 1 ? "result-draw" : "result-nobody") }];
}

/** How the game ended. */
export function ending(session: TableSession): Part[] {
  const ended = session.table?.ended;
  if (ended && ended.by !== "game") {
    const name = ended.seat === null ? listed(session.names) : session.name(ended.seat);
    return [{ text: t(`ended-${ended.by}`, { name }) }];
  }
  const last = session.events.at(-1);
  return last && session.words ? session.words.sentence(last, session.names) : [];
}

/** The line below the prompt: what the previewed action would do, else help with the question. */
export function hint(session: TableSession): Part[] {
  const { moves, module, state, words, names } = session;
  if (!state || !words || !module) return [];
  if (session.isPast) return [{ text: t("past-hint", { turn: session.myTurn ? "yes" : "no" }) }];
  if (session.table?.status === "finished") return ending(session);
  if (moves.ending) return endOfTurn(session, moves.ending);
  const preview = session.question ? moves.preview : null;
  // The first event is the action itself; only its consequences are worth a line.
  const consequences = preview?.events.slice(1) ?? [];
  if (consequences.length > 0) {
    const parts: Part[] = [{ text: `${t("preview")} ` }];
    for (const event of consequences.slice(0, 3))
      parts.push(...words.sentence(event, names), { text: " " });
    return parts;
  }
  if (preview?.reveals) return [{ text: t("preview-reveals") }];
  const suggested = suggestion(session);
  if (suggested !== null) return [{ text: suggested }];
  if (session.question) {
    const own = module.hint?.(session.question, state.view, words.t);
    return [{ text: own ?? t("hint-glowing") }];
  }
  if (session.partnerQuestion) return [{ text: partnerHint(session) }];
  if (session.seat === null && !state.view.over) return [{ text: t("hint-watching") }];
  if (session.seat !== null && state.view.answer !== null) return [{ text: t("hint-answered") }];
  return [];
}

/** Who plays after the turn. */
function endOfTurn(session: TableSession, { to_move }: Foresight): Part[] {
  const names = listed(to_move.map((seat) => session.name(seat)));
  return names ? [{ text: t("end-turn-then", { names, count: to_move.length }) }] : [];
}

/** What the partner suggests to the viewer, who is asked. */
export function suggestion(session: TableSession): string | null {
  const { moves, state, words } = session;
  const from = state?.suggestions.findLast((one) => one.to === session.seat)?.seat;
  if (!session.question || !moves.suggested || from === undefined) return null;
  const { verb, args, text } = moves.suggested;
  const action = words?.action(verb, args, session.question.question) ?? text;
  return t("suggestion-made", { name: session.name(from), action });
}

/** What to do while a partner is asked. */
function partnerHint(session: TableSession): string {
  const { moves, words } = session;
  const asked = session.partnerQuestion;
  const partner = session.name(asked?.seat ?? null);
  const mine = moves.legal.find((action) => action.text === moves.chosen);
  if (!mine) return t("suggestion-hint", { name: partner });
  const action = words?.action(mine.verb, mine.args, asked?.question) ?? mine.text;
  return t("suggestion-mine", { name: partner, action });
}

/** The legal actions that are answered neither on the board nor in the tray. */
export function buttonActions(session: TableSession): Legal[] {
  const onBoard = session.module?.boardVerbs ?? [];
  return session.moves.legal.filter((action) => !onBoard.includes(action.verb));
}
