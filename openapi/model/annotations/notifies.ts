import { type OpenApiDocument, operationsOf } from '../document.ts';

/** What somebody is told: `x-notifies` of an operation. */
export interface Notifies {
  /** The type of the notification; left out for a mail alone. */
  type?: string;
  /** The parties that are told. */
  to: readonly string[];
  /** Whether an e-mail goes out too, or alone. */
  mail?: boolean;
  /** What else has to hold, in words; always when left out. */
  when?: string;
}

interface Said {
  notices: readonly Notifies[];
  pointer: string;
}

/** Who is told of what, by operationId, with where it is said. */
export function noticesOf(document: OpenApiDocument): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const { path, method, operation } of operationsOf(document)) {
    const notices: Notifies[] | undefined = Reflect.get(operation, 'x-notifies');
    if (!notices) continue;
    const key = path.replaceAll('~', '~0').replaceAll('/', '~1');
    found.set(operation.operationId, {
      notices,
      pointer: `#/paths/${key}/${method}/x-notifies`,
    });
  }
  return found;
}

/** The same in words: `BOOKING_CREATED to customer, host, by e-mail too`. */
export function noticeText({ type, to, mail = false, when }: Notifies): string {
  const what = type ?? 'an e-mail';
  const how = mail && type ? ', by e-mail too' : '';
  return `${what} to ${to.join(', ')}${how}${when ? ` (${when.replace(/\.$/, '')})` : ''}`;
}
