import { t } from '@lingui/core/macro';
import { currentLocale, locales, regionTags } from '../../i18n/locale.ts';
import { withLocale } from '../../i18n/locale-path.ts';

interface Page {
  /** Without the product's name, which follows it. */
  title: string | undefined;
  description: string;
  /** The address without its language: `/boats/12`. */
  path: string;
  /** A picture for who shares the page: an address of this site. */
  image?: string | undefined;
  /** What the page is about, as schema.org describes it. */
  data?: object | undefined;
}

/** Where the product stands on the web, without a slash at the end. */
const site: string = import.meta.env.VITE_SITE_URL ?? 'https://pruva.example';

const absolute = (path: string) => new URL(path, site).href;

/** `<head>` of a page that search engines and people's messages may show. */
export function pageHead({ title, description, path, image = '/share.png', data }: Page) {
  const locale = currentLocale();
  const fullTitle = title ? `${title} · Pruva` : 'Pruva';
  const address = absolute(withLocale(path, locale));
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Pruva' },
      { property: 'og:locale', content: regionTags[locale].replace('-', '_') },
      { property: 'og:url', content: address },
      { property: 'og:image', content: absolute(image) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...locales.map((other) => ({
        rel: 'alternate',
        hrefLang: other,
        href: absolute(withLocale(path, other)),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: absolute(path) },
    ],
  };
}

/** `<head>` of a page that belongs to one person, or to a moment: nothing for search engines. */
export function privateHead(title: string | undefined) {
  return {
    meta: [{ title: title ? `${title} · Pruva` : 'Pruva' }, { name: 'robots', content: 'noindex' }],
  };
}

/** `<head>` of the page that books a boat or tour; its name is missing while that loads. */
export function bookingHead(name: string | undefined) {
  return privateHead(name && t`Book ${name}`);
}
