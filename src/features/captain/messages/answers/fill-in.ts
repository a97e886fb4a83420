/** What can be filled in, by what it is called in an answer, in either language: `{ad}`, `{name}`. */
const names = { ad: 'name', name: 'name', tarih: 'date', date: 'date' } as const;

type Placeholder = (typeof names)[keyof typeof names];

const isName = (text: string): text is keyof typeof names => Object.hasOwn(names, text);

/** An answer with its placeholders filled in; one whose value is not known stays, so that it is seen. */
export function fillIn(
  answer: string,
  values: Readonly<Record<Placeholder, string | undefined>>,
): string {
  return answer.replace(/\{\s*(\p{L}+)\s*\}/gu, (whole, called: string) => {
    const name = called.toLowerCase();
    return (isName(name) ? values[names[name]] : undefined) ?? whole;
  });
}
