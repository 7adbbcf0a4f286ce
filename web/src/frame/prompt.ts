/** What the decision bar says. */

import type { Part } from "$lib/fluent";
import type { Legal } from "$lib/types";
import { catalogue, t, tParts } from "$lib/words.svelte";
import type { Session } from "./session.svelte";

/** Whose colour the bar wears. */
export function speaker(session: Session): number | null {
  const state = session.state;
  if (!state || state.view.over) return null;
  if (session.question) return session.seat;
  return state.to_move.length === 1 ? (state.to_move[0] ?? null) : null;
}

/** The sign beside the prompt. */
export function sign(session: Session): string {
  const seat = speaker(session);
  if (seat !== null) return session.glyph(seat);
  return session.state?.view.over || !session.state?.to_move.length ? "trophy" : "people";
}

/** The line in large letters. */
export function prompt(session: Session): Part[] {
  const { state, words, names } = session;
  if (!state || !words) return [];
  if (state.view.over || (session.table?.status === "finished" && !session.past)) {
    return outcome(session);
  }
  if (session.question) return words.sentence(session.question, names);
  const open = state.view.questions.filter((question) => state.to_move.includes(question.seat));
  const [first] = open;
  if (open.length === 1 && first) return words.waiting(first, names);
  if (open.length > 1) {
    const several = open.map((question) => session.name(question.seat));
    return [{ text: t("waiting-for-several", { names: listed(several) }) }];
  }
  return [{ text: t("waiting-for-table") }];
}

const listed = (names: string[]): string => new Intl.ListFormat(catalogue.language).format(names);

/** Who has won, or how it ended. */
export function outcome(session: Session): Part[] {
  const table = session.table;
  const ranking = session.state?.view.over ? session.state.view.ranking : (table?.ranking ?? []);
  const winners = ranking.flatMap((placed, seat) => (placed === 0 ? [seat] : []));
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) {
    if (session.mine.length === 1 && session.mine[0] === winner) return [{ text: t("result-you-win") }];
    return tParts("result-wins", { name: session.name(winner) });
  }
  return [{ text: t(winners.length > 1 ? "result-draw" : "result-nobody") }];
}

/** How it ended. */
export function ending(session: Session): Part[] {
  const ended = session.table?.ended;
  if (ended && ended.by !== "game") {
    const name = ended.seat === null ? listed(session.names) : session.name(ended.seat);
    return [{ text: t(`ended-${ended.by}`, { name }) }];
  }
  const last = session.events.at(-1);
  return last && session.words ? session.words.sentence(last, session.names) : [];
}

/** The line in small letters: what an action would do, else what helps with the question. */
export function hint(session: Session): Part[] {
  const { acting, module, state, words, names } = session;
  if (!state || !words || !module) return [];
  if (session.past) return [{ text: t("past-hint", { turn: session.myTurn ? "yes" : "no" }) }];
  if (session.table?.status === "finished") return ending(session);
  const ahead = session.question ? acting.preview : null;
  // What an action does by itself is clear; what follows from it is worth saying.
  const follows = ahead?.events.slice(1) ?? [];
  if (ahead && follows.length > 0) {
    const said: Part[] = [{ text: `${t("preview")} ` }];
    for (const event of follows.slice(0, 3)) said.push(...words.sentence(event, names), { text: " " });
    return said;
  }
  if (ahead?.reveals) return [{ text: t("preview-reveals") }];
  if (session.question) {
    const own = module.hint?.(session.question, state.view, words.t);
    return [{ text: own ?? t("hint-glowing") }];
  }
  if (session.seat === null && !state.view.over) return [{ text: t("hint-watching") }];
  if (session.seat !== null && state.view.answer !== null) return [{ text: t("hint-answered") }];
  return [];
}

/** What cannot be answered on the board or in the tray. */
export function buttons(session: Session): Legal[] {
  const onBoard = session.module?.boardVerbs ?? [];
  return session.acting.legal.filter((action) => !onBoard.includes(action.verb));
}
