import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales } from './locale.ts';
import { LocaleProvider } from './locale-provider.tsx';

i18n.load({
  en: {},
  tr: {
    [generateMessageId('Write to <0>{text}</0> of {text}')]: '{text}: <0>{text}</0> ile yazışın',
    [generateMessageId('{count, plural, one {# boat of {name}} other {# boats of {name}}}')]:
      '{count, plural, one {{name}: # tekne} other {{name}: # tekne}}',
  },
});

const error = vi.spyOn(console, 'error');
beforeEach(() => error.mockReset());
afterEach(() => expect(error).not.toHaveBeenCalled());

/** What a person reads of it, and the elements in it. */
function drawn(element: ReactElement) {
  const markup = renderToStaticMarkup(<LocaleProvider>{element}</LocaleProvider>);
  const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" };
  return {
    tags: markup.match(/<[^>]*>/g) ?? [],
    text: markup
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(lt|gt|amp|quot|#x27);/g, (_, sign: string) => signs[sign] ?? ''),
  };
}

const typed = [
  'Ali',
  '<x>Ali</x>',
  '<0>Ali</0>',
  '<0/>',
  '<1/>',
  '<2/> ve <3/>',
  '</0>Ali<0>',
  '<script>alert("Ali")</script>',
  '<br/>',
  'a < b > c & d',
  '\\u003c0\\u003eAli\\u003c/0\\u003e',
  'C:\\x41',
  "{name} # '{boat}'",
];

it.each(locales.flatMap((locale) => typed.map((text) => [locale, text] as const)))(
  'shows in %s what somebody typed as it was typed: %s',
  (locale, text) => {
    i18n.activate(locale);
    const { text: read, tags } = drawn(
      <p>
        <Trans>
          Write to <strong>{text}</strong> of {text}
        </Trans>
      </p>,
    );
    expect(tags).toEqual(['<p>', '<strong>', '</strong>', '</p>']);
    expect(read).toBe(
      locale === 'tr' ? `${text}: ${text} ile yazışın` : `Write to ${text} of ${text}`,
    );
  },
);

it.each(locales)('counts in %s beside a name with tags', (locale) => {
  i18n.activate(locale);
  const [count, name] = [2, '<0>Ali</0>'];
  const { text, tags } = drawn(
    <Plural value={count} one={`# boat of ${name}`} other={`# boats of ${name}`} />,
  );
  expect(tags).toEqual([]);
  expect(text).toBe(locale === 'tr' ? '<0>Ali</0>: 2 tekne' : '2 boats of <0>Ali</0>');
});

it('puts elements among texts with tags each in its place', () => {
  i18n.activate('en');
  const [name, badge] = ['<0>Ali</0>', <em key="badge">new</em>];
  const { text, tags } = drawn(
    <Trans>
      {name}, {badge}, <strong>{name}</strong>
    </Trans>,
  );
  expect(text).toBe('<0>Ali</0>, new, <0>Ali</0>');
  expect(tags).toEqual(['<em>', '</em>', '<strong>', '</strong>']);
});
