import { msg } from '@lingui/core/macro';
import {
  tourCreateLimits,
  tourImageContentTypeValues,
  tourImageDetailsLimits,
} from '../../api/contract/contract.ts';
import {
  deleteTourImage,
  orderTourImages,
  uploadTourImage,
} from '../../api/resources/tour-images/mutations.ts';
import { toursKey } from '../../api/resources/tours/queries.ts';
import { base64Of } from '../../lib/base64.ts';
import type { PhotoKind } from './photo-kind.ts';

const mostOfTour = tourCreateLimits.tourImages.maxItems;
const megabyte = 1024 ** 2;

export const tourPhotoKind: PhotoKind = {
  most: mostOfTour,
  // The contract bounds its base64, which is longer by a third.
  maxBytes: Math.floor((tourImageDetailsLimits.imageData.maxLength * 3) / 4 / megabyte) * megabyte,
  contentTypes: tourImageContentTypeValues,
  tooMany: msg`You can upload at most ${mostOfTour} photos`,
  otherKind: msg`Not a valid image file. Only JPEG, PNG and WebP photos can be added.`,
  notAnImage: msg`Not a valid image file.`,
  queryKey: toursKey,
  async upload({ parentId, picture, name, place, ...call }) {
    const details = {
      imageData: await base64Of(picture),
      fileName: name,
      // What the photo was made to fit into, whatever the file was.
      contentType: tourImageContentTypeValues.find((type) => type === picture.type) ?? 'image/jpeg',
      displayOrder: place,
    };
    return uploadTourImage({ ...call, image: { ...details, tourId: parentId } });
  },
  remove: deleteTourImage,
  order: orderTourImages,
};
