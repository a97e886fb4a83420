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
  /** Takes guests out, on a boat or a tour: drawn as a captain wherever they are met, so that they are known again. */
  isHost?: boolean;
}

/** A person's photo or, without one, a portrait that is drawn from their id. */
export function PersonPicture({ id, photo, isHost = false, ...avatar }: PersonPictureProps) {
  if (photo) return <Avatar {...avatar} src={uploadUrl(photo)} />;
  return <DrawnPicture {...avatar} id={id} isHost={isHost} />;
}

function DrawnPicture({ id, isHost = false, ...avatar }: Omit<PersonPictureProps, 'photo'>) {
  const draw = usePortraits();
  const src = useMemo(
    () => (draw ? `data:image/svg+xml,${encodeURIComponent(draw(id, isHost))}` : null),
    [draw, id, isHost],
  );
  return <Avatar {...avatar} src={src} isComing={draw === undefined} />;
}
