import { type ComponentProps, useMemo } from 'react';
import { uploadUrl } from '../../api/upload-path.ts';
import { Avatar } from '../../ui/content/avatar/avatar.tsx';
import { usePortraits } from './portrait-loader.ts';

interface PersonPictureProps
  extends Pick<ComponentProps<typeof Avatar>, 'name' | 'size' | 'alone'> {
  /** The user's; it alone decides what the portrait looks like. */
  id: number;
  /** Their own photo as the service names it; it wins over a portrait. */
  photo?: string | null | undefined;
  /** Drawn as one who steers: before the sea, in a cap. */
  isCaptain?: boolean;
}

/** A person's photo or, without one, a portrait that is drawn from their id. */
export function PersonPicture({ id, photo, isCaptain = false, ...avatar }: PersonPictureProps) {
  if (photo) return <Avatar {...avatar} src={uploadUrl(photo)} />;
  return <DrawnPicture {...avatar} id={id} isCaptain={isCaptain} />;
}

function DrawnPicture({ id, isCaptain = false, ...avatar }: Omit<PersonPictureProps, 'photo'>) {
  const draw = usePortraits();
  const src = useMemo(
    () => (draw ? `data:image/svg+xml,${encodeURIComponent(draw(id, isCaptain))}` : null),
    [draw, id, isCaptain],
  );
  return <Avatar {...avatar} src={src} isComing={draw === undefined} />;
}
