/** The answers that carry out an action of a die, one after the other. Pure. */

export const answersFor = (take: string | null, value: number | null, action: string): string[] => [
  ...(take === null ? [] : [take]),
  ...(value === null ? [] : [`scribes ${value}`]),
  action,
];
