/** How the board uses the room it has. Pure. */

export type Layout = "all" | "desk" | "upright" | "phone";

export interface Arrangement {
  layout: Layout;
  /** The side of the wheel. */
  wheel: number;
  /** What lies below the wheel, or beside it in the upright layout. */
  maatByWheel: boolean;
  horusByWheel: boolean;
  bastetByWheel: boolean;
  /** How the overview fits into the panel of areas: in a row, with Ra below the temple, with Osiris
   * below both, or without Osiris. */
  overview: "wide" | "narrow" | "tall" | "folded";
}

const GAP = 7;
const STRIP = 54;
const MAAT = 60;
const HORUS = 134;
/** What the districts need for spaces that can be tapped. */
const DISTRICTS = 440;
/** The least room in which everything is shown at once. */
const ALL = { width: 1060, height: 690 };

export function arrange(width: number, height: number, compact: boolean): Arrangement {
  const none = {
    maatByWheel: false,
    horusByWheel: false,
    bastetByWheel: false,
    overview: "wide" as const,
  };
  if (compact || width < 560 || height < 330)
    return { layout: "phone", wheel: Math.min(width, height), ...none };
  if (width >= ALL.width && height >= ALL.height) return { layout: "all", wheel: 388, ...none };
  const free = height - STRIP - GAP;
  if (height > width * 0.8) {
    const wheel = Math.round(Math.max(0.42 * free, Math.min(0.5 * width, free - GAP - DISTRICTS)));
    return {
      layout: "upright",
      wheel,
      maatByWheel: true,
      horusByWheel: true,
      bastetByWheel: true,
      overview: "wide",
    };
  }
  const wheel = Math.round(Math.min(free, 0.41 * width));
  const below = free - wheel - GAP;
  return {
    layout: "desk",
    wheel,
    maatByWheel: below >= MAAT,
    horusByWheel: below >= MAAT + GAP + HORUS,
    bastetByWheel: false,
    overview: overviewFor(width - wheel - GAP, free),
  };
}

function overviewFor(width: number, height: number): Arrangement["overview"] {
  if (width >= 600) return "wide";
  if (width >= 500) return "narrow";
  return height >= 560 ? "tall" : "folded";
}
