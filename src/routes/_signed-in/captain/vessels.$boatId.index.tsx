import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/captain/vessels/$boatId/')({
  beforeLoad({ params }) {
    throw redirect({
      to: '/captain/vessels/$boatId/$tab',
      params: { ...params, tab: 'details' },
      replace: true,
    });
  },
});
