import { annotationRule } from './names.ts';

interface Notice {
  type?: string;
  to?: string[];
  mail?: boolean;
  when?: string;
}

const KEYS = ['type', 'to', 'mail', 'when'];
/** The parts that people play in a record. */
const PARTIES = [
  'customer',
  'host',
  'applicant',
  'recipient',
  'author',
  'administrators',
  'account',
];

/** `x-notifies` names types of notifications that exist, and whom they reach. */
export const notifies = annotationRule<Notice[]>(
  'x-notifies',
  (value, { schemas }, { operation }, report) => {
    if (operation === undefined) return report('x-notifies stands at an operation.');
    const types = schemas.get('NotificationType')?.enum ?? [];
    for (const notice of value) {
      for (const key of Object.keys(notice))
        if (!KEYS.includes(key)) report(`x-notifies knows no ${key}; it has ${KEYS.join(', ')}.`);
      const { type, to = [], mail } = notice;
      if (type === undefined && !mail)
        report('x-notifies names a type of notification, or says mail: true.');
      if (type !== undefined && !types.includes(type))
        report(`x-notifies names ${type}, which is no type of notification.`);
      if (to.length === 0) report('x-notifies says whom it reaches.');
      for (const party of to)
        if (!PARTIES.includes(party))
          report(`x-notifies knows no ${party}; there are ${PARTIES.join(', ')}.`);
    }
  },
);
