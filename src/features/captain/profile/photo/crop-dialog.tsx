import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Slider } from '../../../../ui/choices/slider/slider.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar/progress-bar.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { type CropArea, cropped } from './crop.ts';
import * as styles from './photo.css.ts';

interface CropDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  file: File;
  isPending: boolean;
  /** How much has been sent, 0–1. */
  progress: number | undefined;
  error: Error | null;
  onCropped: (photo: File) => void;
}

const zoomLimits = { minValue: 1, maxValue: 3, step: 0.1 };

const withinZoom = (zoom: number) =>
  Math.min(zoomLimits.maxValue, Math.max(zoomLimits.minValue, zoom));

/** The square of a photo that is shown: moved by drag or arrow keys, enlarged by + and −. */
export default function CropDialog(props: CropDialogProps) {
  const { isOpen, onOpenChange, file, isPending, progress, error, onCropped } = props;
  const { t } = useLingui();
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomLimits.minValue);
  /** The square in pixels of the photo, and in per cent of it. */
  const [area, setArea] = useState<{ pixels: CropArea; share: CropArea }>();
  const [drawing, setDrawing] = useState<Error | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  function enlarge({ key }: KeyboardEvent) {
    if (key === '+') setZoom((now) => withinZoom(now + zoomLimits.step));
    if (key === '-') setZoom((now) => withinZoom(now - zoomLimits.step));
  }

  async function use() {
    if (!area) return;
    setDrawing(null);
    try {
      onCropped(await cropped(file, area.pixels));
    } catch (cause) {
      setDrawing(new Error('The photo could not be cropped', { cause }));
    }
  }

  return (
    <Dialog title={<Trans>Crop the photo</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.crop}>
        <div className={styles.stage}>
          <Cropper
            {...(url !== undefined && { image: url })}
            crop={crop}
            zoom={zoom}
            minZoom={zoomLimits.minValue}
            maxZoom={zoomLimits.maxValue}
            aspect={1}
            cropShape="round"
            // A small picture fills the stage too.
            objectFit="cover"
            showGrid={false}
            mediaProps={{ onError: () => setUnreadable(true) }}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(share, pixels) => setArea({ share, pixels })}
            cropperProps={{
              role: 'group',
              'aria-label': t`Part of the photo: arrow keys move it, + and − enlarge it`,
              onKeyDownCapture: enlarge,
            }}
            // Its styles come with the page: the site's rules for content allow no others.
            disableAutomaticStylesInjection
          />
        </div>
        <Slider
          label={t`Enlargement`}
          value={zoom}
          onChange={setZoom}
          formatOptions={{ style: 'percent' }}
          {...zoomLimits}
        />
        <div className={styles.preview}>
          <div className={styles.window}>
            {area && url !== undefined && (
              <img
                className={styles.shown}
                src={url}
                alt=""
                style={{
                  width: `${10_000 / area.share.width}%`,
                  height: `${10_000 / area.share.height}%`,
                  left: `${(-100 * area.share.x) / area.share.width}%`,
                  top: `${(-100 * area.share.y) / area.share.height}%`,
                }}
              />
            )}
          </div>
          <p className={styles.hint}>
            <Trans>This is how it will be seen.</Trans>
          </p>
        </div>
        {isUnreadable && (
          <Notice
            tone="danger"
            role="alert"
            title={<Trans>This file could not be opened as a photo</Trans>}
          >
            <Trans>It may be damaged, or something else by another name. Choose another one.</Trans>
          </Notice>
        )}
        <FailureNotice
          error={error ?? drawing}
          title={<Trans>The photo could not be uploaded</Trans>}
        />
        {progress !== undefined && (
          <ProgressBar label={t`Uploading the photo`} value={progress * 100} />
        )}
        <div className={styles.buttons}>
          <Button variant="sea" pending={isPending} disabled={!area} onPress={() => void use()}>
            <Trans>Use this photo</Trans>
          </Button>
          <Button variant="text" onPress={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
