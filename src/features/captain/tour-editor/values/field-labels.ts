import { msg } from '@lingui/core/macro';

/** What the fields are called; read them with `i18n._(fieldLabels.name)`. */
export const fieldLabels = {
  name: msg`Title`,
  tourType: msg`Kind of tour`,
  description: msg`Short description`,
  languages: msg`Languages you speak`,
  cancellationPolicy: msg`Cancellation terms`,
  includedServices: msg`Included`,
  excludedServices: msg`Not included`,
  requirements: msg`What to bring`,
  notAllowed: msg`Not allowed`,
  notSuitableFor: msg`Not suitable for`,
  location: msg`Region`,
  routeDescription: msg`The route`,
  locationDescription: msg`Meeting point`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  fullDescription: msg`Detailed description`,
  highlights: msg`Highlights`,
  features: msg`Features`,
  featureText: msg`Another feature`,
  price: msg`Price per person`,
  capacity: msg`Guests at most`,
  hours: msg`Hours`,
  minutes: msg`Minutes`,
  dates: msg`Dates`,
};
