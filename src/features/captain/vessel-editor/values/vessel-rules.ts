import { msg } from '@lingui/core/macro';
import {
  boatCreateLimits,
  boatFeatureCreateLimits,
  dayPlanStopLimits,
} from '../../../../api/contract/contract.ts';
import {
  vBoatCreate,
  vBoatRules,
  vBoatServiceDetails,
} from '../../../../api/contract/request-schemas.ts';
import type { BoatServiceDetails } from '../../../../api/contract/types.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';
import { boatCreate, isBlankService, serviceDetails } from './vessel-request.ts';
import type { ServiceRow, VesselValues } from './vessel-values.ts';

const capacity = msg`Enter a valid capacity`;
const dailyPrice = msg`Enter a valid daily price`;
const servicePrice = msg`Enter a price above zero`;

/** What is wrong with one service; nothing with a row that is blank, which is not saved. */
export function serviceErrors(row: ServiceRow): FieldErrors<BoatServiceDetails> {
  if (isBlankService(row)) return {};
  return schemaErrors(vBoatServiceDetails, serviceDetails(row), {
    name: {
      required: msg`Enter what the service is called`,
      regex: msg`Enter what the service is called`,
    },
    price: { required: servicePrice, gt_value: () => servicePrice },
  });
}

/** What is wrong with the form; `today` is `YYYY-MM-DD`. */
export function vesselErrors(values: VesselValues, today: string): FieldErrors<VesselValues> {
  const { rules, features, services, dayPlan = [], ...boat } = boatCreate(values);
  const { type, ...found } = schemaErrors(vBoatCreate, boat, {
    name: { required: msg`The name of the boat is required` },
    type: { required: msg`The type of the boat is required` },
    capacity: { required: capacity, min_value: () => capacity },
    dailyPrice: { required: dailyPrice, gt_value: () => dailyPrice },
    location: { required: msg`The location is required` },
  });
  const errors: FieldErrors<VesselValues> = {};
  for (const [field, error] of Object.entries({ ...found, ...(type && { type }) })) {
    // The contract's names are the form's; the older names of two fields repeat the newer ones.
    if (field in values) errors[field as keyof VesselValues] = error;
  }
  const thisYear = Number(today.slice(0, 4));
  if (values.buildYear === null) errors.buildYear = msg`Enter the year in which it was built`;
  else if (values.buildYear > thisYear) errors.buildYear ??= msg`Enter ${thisYear} or earlier`;

  if (rules) Object.assign(errors, schemaErrors(vBoatRules, rules, {}));
  if ((values.latitude === null) !== (values.longitude === null)) {
    const missing = values.latitude === null ? 'latitude' : 'longitude';
    errors[missing] ??= msg`Enter both, or neither`;
  }
  const longestOccasion = boatCreateLimits.organizationTypes.items.maxLength;
  if ((boat.organizationTypes ?? []).some(({ length }) => length > longestOccasion)) {
    errors.organizationTypes = msg`Each may have at most ${longestOccasion} characters`;
  }
  const longestFeature = boatFeatureCreateLimits.featureName.maxLength;
  if (features?.some(({ featureName }) => featureName.length > longestFeature)) {
    errors.features = msg`Each may have at most ${longestFeature} characters`;
  }
  const { maxItems } = boatCreateLimits.dayPlan;
  const longestStop = dayPlanStopLimits.text.maxLength;
  if (dayPlan.some(({ time }) => time === '')) {
    errors.dayPlan = msg`Begin each line with an hour: 10:00 Leaving the marina`;
  } else if (dayPlan.length > maxItems) {
    errors.dayPlan = msg`Enter ${maxItems} stops at most`;
  } else if (dayPlan.some(({ text }) => text.length > longestStop)) {
    errors.dayPlan = msg`Each may have at most ${longestStop} characters`;
  }
  const badServices = values.services.filter((row) => Object.keys(serviceErrors(row)).length > 0);
  if (badServices.length > 0) errors.services = msg`Complete the services marked below`;
  return errors;
}
