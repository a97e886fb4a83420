import { type PageLinkProps, Pagination } from './pagination.tsx';

const renderLink = (page: number, props: PageLinkProps) => <a href={`#page-${page}`} {...props} />;

export const examples = {
  first: <Pagination label="1" page={1} pageCount={3} renderLink={renderLink} />,
  'amid many': <Pagination page={12} pageCount={40} renderLink={renderLink} />,
};
