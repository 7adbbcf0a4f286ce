/** A moment of a lesson as the state of a table, which boards can draw. Pure. */

import type { LessonMoment, LoggedEvent, Seat, Table, TableState } from "$lib/types";

const seatOf = (seat: number, mine: boolean, name: string): Seat => ({
  seat,
  kind: "person",
  name,
  bot: null,
  stand_in: null,
  mine,
  connected: true,
  away: false,
  votes: [],
  clock: null,
  dice: null,
});

/** Names of the learner and the opponents. */
export interface LessonNames {
  learner: string;
  opponent: string;
}

function tableOf(lesson: string, moment: LessonMoment, names: LessonNames): Table {
  const { table, seat, view, step } = moment;
  const seats = Array.from({ length: table.players }, (_, i) =>
    seatOf(i, i === seat, i === seat ? names.learner : names.opponent),
  );
  return {
    ...table,
    id: `lesson/${table.game}/${lesson}/${step.number}`,
    title: "",
    status: "running",
    rules_known: true,
    private: true,
    pass_and_play: false,
    clock: null,
    help: false,
    seats,
    mine: [seat],
    host: false,
    waiting_for: moment.to_move,
    page: view.page,
    moves: moment.move,
    scores: view.scores,
    ranking: view.ranking,
    ended: null,
    taken_back: false,
    rematch: null,
    revealing: false,
    commitment: "",
    seed: null,
    created: 0,
    changed: 0,
  };
}

const withTime = (events: LessonMoment["events"]): LoggedEvent[] =>
  events.map((event) => ({ ...event, when: 0 }));

/** The events that are new with this moment. */
export const freshEvents = ({ events, fresh }: LessonMoment): LoggedEvent[] =>
  withTime(fresh > 0 ? events.slice(-fresh) : []);

export function stateOf(
  lesson: string,
  moment: LessonMoment,
  names: LessonNames,
  can: { answer: boolean; takeBack: boolean },
): TableState {
  const { seat, view, to_move, asked, legal, events, move } = moment;
  return {
    table: tableOf(lesson, moment, names),
    seat,
    view,
    to_move: can.answer ? to_move : [],
    secret: [],
    asked,
    legal: can.answer ? legal : [],
    partner: null,
    suggestions: [],
    can_undo: can.takeBack,
    can_take_back: false,
    events: withTime(events),
    events_from: 0,
    chat: [],
    undo_request: null,
    move,
  };
}
