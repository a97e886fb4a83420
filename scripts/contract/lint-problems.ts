import * as v from 'valibot';

const Report = v.object({
  problems: v.array(
    v.object({
      ruleId: v.string(),
      severity: v.picklist(['error', 'warn']),
      message: v.string(),
      location: v.array(
        v.object({
          source: v.object({ ref: v.string() }),
          pointer: v.optional(v.string()),
          start: v.optional(v.object({ line: v.number(), col: v.number() })),
        }),
      ),
    }),
  ),
});

type Problem = v.InferOutput<typeof Report>['problems'][number];

/** One mistake, however many places show it. */
interface LintProblem {
  rule: string;
  /** The message, for an example with the property that it is about. */
  message: string;
  /** `openapi/paths/boats.yaml:12`, each once, in the order they were found. */
  places: string[];
}

/** How many places are named before the rest is only counted. */
const SHOWN = 3;
const OF_EXAMPLE = 'Example value must conform to the schema: ';

/** The property that a value of an example stands under: `capacity` of `#/page-1/value/content/0/capacity`. */
function propertyOf(pointer = ''): string {
  const [, , ...path] = pointer.replace(/^#?\//u, '').split('/');
  return path.findLast((key) => !/^\d+$/u.test(key) && key !== 'value') ?? '';
}

/**
 * What is wrong, in the problem's own words. An example repeats the mistake of its schema at every
 * record that it holds, so there the property stands in the place of the path.
 */
function messageOf({ message, location }: Problem): string {
  if (!message.startsWith(OF_EXAMPLE)) return message;
  const reason = message.slice(OF_EXAMPLE.length);
  // The message names the property that is missing.
  const property = reason.includes('required property') ? '' : propertyOf(location[0]?.pointer);
  return `An example does not fit its schema: ${property && `${property} `}${reason}`;
}

function placeOf({ location: [place] }: Problem): string {
  if (!place) return 'openapi';
  return place.start ? `${place.source.ref}:${place.start.line}` : place.source.ref;
}

/**
 * The problems in Redocly's report (`--format json`), one per rule, message and property, the one with
 * most places last: nearest to where the reader looks. Throws what valibot throws when the text is no such report.
 */
export function lintProblems(report: string): LintProblem[] {
  const { problems } = v.parse(Report, JSON.parse(report));
  const groups = Map.groupBy(problems, (problem) =>
    // Two rules look at examples; a schema's own and a media type's are one mistake.
    problem.message.startsWith(OF_EXAMPLE)
      ? messageOf(problem)
      : `${problem.ruleId} ${problem.message}`,
  );
  return [...groups.values()]
    .flatMap(([first, ...more]) =>
      first
        ? {
            rule: first.ruleId,
            message: messageOf(first),
            places: [...new Set([first, ...more].map(placeOf))],
          }
        : [],
    )
    .sort((a, b) => a.places.length - b.places.length);
}

/** One line of text for a problem; unless `all`, the first few places and the number of the others. */
export function lineOf({ rule, message, places }: LintProblem, all = false): string {
  const shown = all ? places : places.slice(0, SHOWN);
  const more = places.length - shown.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${message} (${rule}) ${shown.join(', ')}${rest}`;
}
