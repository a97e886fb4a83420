import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BlogPostSummary, Destination } from '../../../../api/contract/types.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { DecorativePicture } from '../../../../domain/picture/decorative-picture.tsx';
import { currentLocale } from '../../../../i18n/locale.ts';
import type { ContentSearch } from '../search-params.ts';
import * as styles from './content-row.css.ts';

interface ContentRowProps {
  entry: Pick<Destination | BlogPostSummary, 'slug' | 'summary' | 'image'>;
  title: string;
  /** The list that it stands in. */
  search: ContentSearch;
  /** How it stands: of where, by whom, since when. */
  children: ReactNode;
}

/** A place or a story in its list; the whole row opens it. */
export function ContentRow({ entry, title, search, children }: ContentRowProps) {
  const { slug, summary, image } = entry;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <DecorativePicture src={uploadUrl(image)} fallback={null} />
      </div>
      <div className={styles.texts}>
        <Link
          to="/admin/content"
          search={{ ...search, edit: slug }}
          state={keepSearchText}
          preload={false}
          className={styles.link}
        >
          {title}
        </Link>
        <span className={styles.second}>{summary[currentLocale()]}</span>
      </div>
      <span className={styles.second}>{children}</span>
    </li>
  );
}
