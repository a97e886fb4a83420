// The contract's rules for requests, as valibot schemas. Apart from contract.ts, which the entry
// reads: these load with the forms that check them.

export {
  vAccountUpdate,
  vApplicationCompany,
  vBoatCreate,
  vBoatRules,
  vBoatServiceDetails,
  vBookingStartTime,
  vCaptainApplicationCreate,
  vContactMessageCreate,
  vCredentials,
  vEmailVerification,
  vFeatureName,
  vPasswordReset,
  vPasswordResetRequest,
  vPasswordUpdate,
  vRegistration,
  vReviewFlag,
  vReviewReplyCreate,
  vReviewUpdate,
  vTourContent,
  vTourCreate,
} from '../../../generated/schemas.ts';
