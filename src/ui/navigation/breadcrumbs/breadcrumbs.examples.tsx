import { inLanguage } from '../../example-text.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples = {
  'three deep': (
    <Breadcrumbs
      items={[
        { id: 'home', link: <a href="#home">{inLanguage({ tr: 'Ana sayfa', en: 'Home' })}</a> },
        { id: 'boats', link: <a href="#boats">{inLanguage({ tr: 'Tekneler', en: 'Boats' })}</a> },
      ]}
      current="Gülşah"
    />
  ),
};
