import { createRequire } from 'node:module';
import type * as Refa from 'refa';
import { onceByValue } from '../../../lib/once.ts';

type Alternative = Refa.NoParent<Refa.Concatenation>;
type Element = Refa.NoParent<Refa.Element>;
type Language = InstanceType<typeof Refa.DFA>;

const require = createRequire(import.meta.url);

/** Loaded for the first pattern that was changed: most changes touch none. */
const library = () => require('refa') as typeof Refa; // what that package exports

// Whatever needs more states nearly always needs far more: a second passes before the library gives up by itself.
const REASONABLE = 2000;

/** What automata tell; undefined where one of them would be too large. */
function orUnknown<Value>(tell: () => Value): Value | undefined {
  try {
    return tell();
  } catch (cause) {
    if (cause instanceof TypeError) throw cause; // a mistake of ours
    return undefined; // the library throws, and the callers go by what is written
  }
}

/** The same of whatever is asked for several times. */
const toldOnce = <Arguments extends readonly unknown[], Value>(
  tell: (...values: Arguments) => Value,
) => onceByValue((...values: Arguments) => orUnknown(() => tell(...values)));

/**
 * The texts that a pattern of JSON Schema matches, anywhere in them unless it says otherwise, as an automaton.
 * Undefined where no automaton of a reasonable size tells them (a look around in the midst), or where this engine
 * cannot read it.
 */
const languageOf = toldOnce(readLanguage);

function readLanguage(pattern: string): Language {
  // Expressions of Unicode know no needless escapes; others do, and contracts have them.
  const source = pattern.replaceAll(/\\(.)/gsu, (written, escaped: string) =>
    /[\w^$\\.*+?()[\]{}|/]/.test(escaped)
      ? written
      : `\\u{${escaped.codePointAt(0)?.toString(16)}}`,
  );
  const { JS } = library();
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse();
  return reading(maxCharacter).union(expression.alternatives, {});
}

/** Whether the alternatives begin where the text begins, and end where it ends. */
interface Anchors {
  starts?: boolean;
  ends?: boolean;
}

function reading(maxCharacter: Refa.Char) {
  const { CharSet, DFA, NFA, Transformers, transform } = library();
  const any: Element = {
    type: 'Quantifier',
    min: 0,
    max: Infinity,
    lazy: false,
    alternatives: [
      {
        type: 'Concatenation',
        elements: [{ type: 'CharacterClass', characters: CharSet.all(maxCharacter) }],
      },
    ],
  };

  /** `^` and `$`: nothing before, or behind. */
  function isEdge(element: Element | undefined, kind: 'ahead' | 'behind'): boolean {
    if (element?.type !== 'Assertion' || !element.negate || element.kind !== kind) return false;
    const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
    return only?.type === 'CharacterClass' && only.characters.isAll && others.length === 0;
  }

  function union(alternatives: readonly Alternative[], anchors: Anchors): Language {
    const union = NFA.empty({ maxCharacter });
    for (const { elements } of alternatives) union.union(one(elements, anchors));
    return DFA.fromFA(union, new DFA.LimitedNodeFactory(REASONABLE));
  }

  function one(elements: readonly Element[], { starts = false, ends = false }: Anchors): Language {
    const rest = [...elements];
    const conditions: Language[] = [];
    for (let [first] = rest; first?.type === 'Assertion'; [first] = rest) {
      if (isEdge(first, 'behind')) starts = true;
      else if (starts && first.kind === 'ahead' && !isEdge(first, 'ahead')) {
        const condition = union(first.alternatives, { starts });
        if (first.negate) condition.complement();
        conditions.push(condition);
      } else break;
      rest.shift();
    }
    if (isEdge(rest.at(-1), 'ahead')) {
      ends = true;
      rest.pop();
    }
    const [only, ...others] = rest;
    let language =
      only?.type === 'Alternation' && others.length === 0
        ? union(only.alternatives, { starts, ends })
        : plain([starts ? [] : any, ...rest, ends ? [] : any].flat());
    for (const condition of conditions) {
      language = DFA.fromIntersection(language, condition);
    }
    return language;
  }

  /** Of what looks neither back nor ahead; throws where it does. */
  function plain(elements: Element[]): Language {
    const expression = transform(Transformers.applyAssertions(), {
      type: 'Expression',
      alternatives: [{ type: 'Concatenation', elements }],
    });
    return DFA.fromFA(
      NFA.fromRegex(expression, { maxCharacter }, { assertions: 'throw' }),
      new DFA.LimitedNodeFactory(REASONABLE),
    );
  }
  return { union };
}

/** Whether every text that matches all of `patterns` matches all of `others`; undefined where that cannot be told. */
export function matchesWithin(
  patterns: readonly string[],
  others: readonly string[],
): boolean | undefined {
  const written = patterns.map(unescaped);
  const verdicts = others
    .map(unescaped)
    .map((other) => (written.includes(other) ? true : areWithin(written, other)));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

/** A pattern with letters beyond ASCII as they are: those that are written as escapes of four digits mean the same. */
function unescaped(pattern: string): string {
  return pattern.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|.)/gs,
    (written, digits: string | undefined) => {
      const code = Number.parseInt(digits ?? '', 16);
      const isLetter = code > 0x7f && (code < 0xd800 || code > 0xdfff);
      return isLetter ? String.fromCodePoint(code) : written;
    },
  );
}

const areWithin = toldOnce((patterns: readonly string[], other: string) => {
  const { isDisjointWith } = library();
  const refused = languageOf(other)?.copy();
  if (!refused) return undefined;
  refused.complement();
  if (patterns.length === 0) return refused.isEmpty;
  const languages = patterns.map((pattern) => languageOf(pattern));
  const told = languages.filter((language) => language !== undefined);
  // What one of them keeps out, all of them do: their automaton together may be large.
  if (told.some((one) => isDisjointWith(one, refused))) return true;
  if (told.length === 0) return undefined;
  // What cannot be told of one pattern may still keep out what the others let in.
  const isTold = told.length === languages.length;
  return !haveCommonText([refused, ...told]) || (isTold ? false : undefined);
});

/** Whether a text is of all languages. That of the last one with the others, perhaps a large one, is never built. */
function haveCommonText(languages: readonly Language[]): boolean {
  const { DFA, isDisjointWith } = library();
  const [first, ...more] = languages.slice(0, -1);
  const last = languages.at(-1);
  if (!first || !last) return last === undefined || !last.isEmpty;
  const common = more.reduce((all, each) => DFA.fromIntersection(all, each), first);
  return !isDisjointWith(common, last);
}

/** Whether no text matches all of `patterns`; undefined where that cannot be told. */
export const matchNothing = toldOnce((patterns: readonly string[]) => {
  const languages = patterns.map((pattern) => languageOf(pattern));
  const told = languages.filter((language) => language !== undefined);
  return told.length < languages.length ? undefined : !haveCommonText(told);
});

/** The texts that match all of the patterns of which that can be told; undefined where it can be told of none. */
const textsOf = toldOnce((patterns: readonly string[]) => {
  const [first, ...more] = patterns
    .map((pattern) => languageOf(pattern))
    .filter((language) => language !== undefined);
  const { DFA } = library();
  return first && more.reduce((all, each) => DFA.fromIntersection(all, each), first);
});

/** Every text that matches all of `patterns`, where there are no more than `most`. */
export function wordsOf(patterns: readonly string[], most: number): string[] | undefined {
  const isTold = patterns.every((pattern) => languageOf(pattern) !== undefined);
  const texts = patterns.length > 0 && isTold ? textsOf(patterns) : undefined;
  if (!texts?.isFinite) return undefined;
  const words: string[] = [];
  for (const word of texts.words()) {
    if (words.length === most) return undefined;
    words.push(String.fromCodePoint(...word));
  }
  return words;
}

/** How long a text may be that matches all of `patterns`, as far as that can be told. */
export function lengthsOf(patterns: readonly string[]): { least: number; most: number } {
  const texts = patterns.length === 0 ? undefined : textsOf(patterns);
  if (!texts || texts.isEmpty) return { least: 0, most: Infinity };
  const most = texts.isFinite ? orUnknown(() => longest(texts)) : undefined;
  return { least: shortest(texts), most: most ?? Infinity };
}

function shortest({ initial, finals }: Language): number {
  let length = 0;
  const seen = new Set([initial]);
  for (let last = [initial]; !last.some((node) => finals.has(node)); length += 1) {
    const next = new Set(last.flatMap((node) => [...node.out.values()]));
    last = [...next].filter((node) => !seen.has(node));
    for (const node of last) seen.add(node);
  }
  return length;
}

/** Of a language without circles. */
function longest({ initial, finals }: Language): number {
  const lengths = new Map<Language['initial'], number>();
  const read = (node: Language['initial']): number => {
    const known = lengths.get(node);
    if (known !== undefined) return known;
    // A node that is met again below itself leads to no end.
    lengths.set(node, -Infinity);
    const rest = [...new Set(node.out.values())].map((next) => read(next) + 1);
    const length = Math.max(finals.has(node) ? 0 : -Infinity, ...rest);
    lengths.set(node, length);
    return length;
  };
  return read(initial);
}

/** Whether two patterns match the same texts, for all that can be told. */
export function areSamePatterns(one: string, other: string): boolean {
  if (one === other) return true;
  return matchesWithin([one], [other]) === true && matchesWithin([other], [one]) === true;
}
