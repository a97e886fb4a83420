import { inLanguage } from '../../example-text.ts';
import { ExpandableText } from './expandable-text.tsx';

const sentence = inLanguage({
  tr: 'Sabah Yassıca Adaları’nda demirler, öğlen Hamam Koyu’na geçer; kaptan, aşçı ve miço teknededir. ',
  en: 'In the morning she lies off the Yassıca islands, at noon in Hamam bay; captain, cook and deckhand are on board. ',
});

export const examples = {
  long: <ExpandableText lines={2}>{sentence.repeat(6)}</ExpandableText>,
  'short: no button': <ExpandableText>{sentence}</ExpandableText>,
};
