// The contract's rules for requests, as valibot schemas. Apart from contract.ts, which the entry
// reads: these load with the forms that check them.

export {
  vAccountUpdate,
  vAddressUpdate,
  vApplicationCompany,
  vBoatCreate,
  vBoatRules,
  vBoatServiceDetails,
  vBookingStartTime,
  vCaptainApplicationCreate,
  vCertificationUpdate,
  vCompanyUpdate,
  vContactMessageCreate,
  vCredentials,
  vEmailVerification,
  vFeatureName,
  vPasswordReset,
  vPasswordResetRequest,
  vPasswordUpdate,
  vPersonalInfoUpdate,
  vProfessionalInfoUpdate,
  vRegistration,
  vReviewFlag,
  vReviewReplyCreate,
  vReviewUpdate,
  vTourContent,
} from '../../../generated/schemas.ts';
