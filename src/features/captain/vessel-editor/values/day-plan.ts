import type { DayPlanStop } from '../../../../api/contract/types.ts';

/** `9:30 Kalkış`, `09.30 Kalkış`: an hour and what happens then. */
const stopLine = /^(?<hour>[01]?\d|2[0-3])[.:](?<minute>[0-5]\d)\s+(?<text>\S.*)$/;

/** A plan as it is typed: a stop in each line, its hour first. */
export function dayPlanText(stops: readonly DayPlanStop[]): string {
  return stops.map(({ time, text }) => `${time} ${text}`).join('\n');
}

/** The stops of a typed plan; a line that does not begin with an hour is one without time, which no check passes. */
export function dayPlanStops(text: string): DayPlanStop[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { hour, minute, text: what } = stopLine.exec(line)?.groups ?? {};
      if (!hour || !minute || !what) return { time: '', text: line };
      return { time: `${hour.padStart(2, '0')}:${minute}`, text: what };
    });
}
