/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const [above = 0, beside = 0, before = 0] = [row[column + 1], next[column], row[column]];
      next.push(Math.min(above + 1, beside + 1, before + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that somebody most likely meant who typed another, letter case aside; undefined when none is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const far = Math.max(1, Math.floor(typed.length / 4));
  const near = names
    .map((name) => ({ name, far: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter((one) => one.far <= far)
    .sort((a, b) => a.far - b.far);
  return near[0]?.name;
}
