import type { ManagedContactMessage } from '../../../../api/contract/types.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { languageOf } from './language-of.ts';

/** Some mail programs cut a longer address off, or do not open at all. */
const MOST_CHARACTERS = 1900;
const LINE_END = '\r\n';

/** A letter is written in the language of whoever reads it, not in that of the page. */
const letters: Record<
  Locale,
  {
    reply: string;
    dear: (name: string) => string;
    thanks: string;
    end: string;
    wrote: (name: string) => string;
  }
> = {
  tr: {
    reply: 'Ynt:',
    dear: (name) => `Merhaba ${name},`,
    thanks: 'Bize yazdığınız için teşekkür ederiz.',
    end: 'Pruva ekibi',
    wrote: (name) => `${name} yazdı:`,
  },
  en: {
    reply: 'Re:',
    dear: (name) => `Hello ${name},`,
    thanks: 'Thank you for writing to us.',
    end: 'The Pruva team',
    wrote: (name) => `${name} wrote:`,
  },
};

/** A part of a mail address as RFC 6068 wants it: what could end it or begin a header is encoded. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `name+tag@host`, encoded around the last @, which alone stands for itself. */
function encodedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${encoded(address.slice(0, at))}@${encoded(address.slice(at + 1))}`;
}

/** One line, so that nothing in it can begin a header of the mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

type Answered = Pick<ManagedContactMessage, 'name' | 'email' | 'subject' | 'message'>;

/**
 * The `mailto:` address of an answer to a message: to whom, about what, begun in the language of the message, with
 * as much of the message below as a mail program takes.
 */
export function answerLink({ name, email, subject, message }: Answered): string {
  const letter = letters[languageOf(`${subject} ${message}`)];
  const sender = oneLine(name);
  const head = `mailto:${encodedAddress(email)}?subject=${encoded(`${letter.reply} ${oneLine(subject)}`)}&body=`;
  const begun = [
    letter.dear(sender),
    '',
    letter.thanks,
    '',
    '',
    letter.end,
    '',
    letter.wrote(sender),
  ];
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  let link = `${head}${encoded(begun.join(LINE_END))}`;
  for (const line of lines) {
    for (const [index, word] of line.split(' ').entries()) {
      const more = encoded(`${index === 0 ? LINE_END : ' '}${word}`);
      if (link.length + more.length > MOST_CHARACTERS) return `${link}${encoded(' …')}`;
      link += more;
    }
  }
  return link;
}
