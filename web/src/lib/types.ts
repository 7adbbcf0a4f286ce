/** The shapes of the HTTP API under the names the browser uses. All fields come from
 * docs/openapi.json by way of `$generated/http/api`; the game's own part of a view, a question or an
 * event is typed in `$generated/<game>`. */

import type { components } from "$generated/http/api";

type Schemas = components["schemas"];

export type Person = Schemas["Person"];
export type ServerInfo = Schemas["ServerInfo"];
export type GameInfo = Schemas["GameInfo"];
export type GameOption = GameInfo["options"][number];

export type Table = Schemas["Table"];
export type TableList = Schemas["TableList"];
export type Seat = Schemas["Seat"];
export type Clock = Schemas["Clock"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];

export type OptionValue = Table["options"][string];
/** A JSON object the user uploads. An option whose only value is null takes one. */
export type Document = Extract<OptionValue, object>;
/** What is wrong with a document: the message `file-error-<error>` and its arguments. */
export type FileErrorInfo = Schemas["FileErrorInfo"];
export type OptionProblem = Schemas["Wrong"];

export type Question = Schemas["GameQuestion"];
export type GameEvent = Schemas["GameEvent"];
/** An event of the table's log, which knows when it happened. */
export type LoggedEvent = Schemas["Event"];
export type Reason = Schemas["GameReason"];
/** A question, an event or a reason: a kind and the arguments of its message. */
export type Statement = Readonly<Record<string, unknown>>;

export type Legal = Schemas["Legal"];
/** What one seat may know; `T` is the game's own part. */
export type View<T = unknown> = Omit<Schemas["View"], "table"> & { table: T };
/** The state of a table, which has no view before the game starts. */
export type TableState = Schemas["State"];
/** The state of a table whose game has started. */
export type State<T = unknown> = Omit<TableState, "view"> & { view: View<T> };
export type Foresight<T = unknown> = Omit<Schemas["Foresight"], "table"> & {
  table: T | null;
};
export type LessonsOfGame = Schemas["LessonsOfGame"];
export type LessonInfo = Schemas["LessonInList"];
/** A lesson after some answers, with the fields of a table's state that a board needs. */
export type LessonMoment = Schemas["LessonMoment"];
export type LessonProgress = Schemas["LessonProgress"];
export type ChatLine = Schemas["Said"];
export type LiveMessage = Schemas["LiveMessage"];
export type LiveRequest = Schemas["LiveRequest"];

export type Hint = Schemas["Hint"];
export type Idea = Schemas["Idea"];
export type TermChange = Schemas["TermChange"];
export type Level = Hint["level"];
/** The bots' levels, weakest first. */
export const LEVELS = ["beginner", "easy", "medium", "hard"] as const satisfies readonly Level[];
export type Analysis = Schemas["Analysis"];
export type Mistake = Schemas["Mistake"];
export type TableNames = Schemas["TableNames"];
export type Check = Schemas["Check"];
