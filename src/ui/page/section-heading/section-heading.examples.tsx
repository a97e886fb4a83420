import { inLanguage } from '../../example-text.ts';
import { SectionHeading } from './section-heading.tsx';

export const examples = {
  dawn: (
    <SectionHeading
      aside={<a href="#all">{inLanguage({ tr: 'Yerlerin hepsi', en: 'All places' })}</a>}
    >
      {inLanguage({ tr: 'Hangi kıyıdan?', en: 'Where along the coast?' })}
    </SectionHeading>
  ),
  noon: (
    <SectionHeading light="noon" sunAt={0.5}>
      {inLanguage({ tr: 'Bu hafta denize hazır', en: 'Ready for the sea this week' })}
    </SectionHeading>
  ),
  dusk: (
    <SectionHeading light="dusk" sunAt={0.9}>
      {inLanguage({ tr: 'Yorumlar', en: 'Reviews' })}
    </SectionHeading>
  ),
};
