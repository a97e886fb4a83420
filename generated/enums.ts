// Generated from the contract by `npm run generate`. Do not edit.

export const roleValues = [
  "CUSTOMER",
  "BOAT_OWNER",
  "ADMIN"
] as const;

export const reviewCategoryValues = [
  "boat",
  "tour"
] as const;

export const adminQueueNameValues = [
  "APPLICATIONS",
  "DOCUMENTS",
  "REPORTED_REVIEWS",
  "CONTACT_MESSAGES",
  "REFUSED_PAYMENTS"
] as const;

export const bookingKindValues = [
  "BOAT",
  "TOUR"
] as const;

export const adminActivityTypeValues = [
  "REGISTRATION",
  "APPLICATION",
  "BOOKING",
  "REVIEW",
  "REVIEW_REPORT",
  "REFUSED_PAYMENT",
  "CONTACT_MESSAGE"
] as const;

export const auditSortValues = [
  "createdAt,desc",
  "createdAt,asc"
] as const;

export const auditActValues = [
  "APPLICATION_APPROVED",
  "APPLICATION_REJECTED",
  "DOCUMENT_VERIFIED",
  "DOCUMENT_REFUSED",
  "DOCUMENT_REOPENED",
  "USER_ROLE_CHANGED",
  "USER_ACTIVATED",
  "USER_DEACTIVATED",
  "REVIEW_KEPT",
  "REVIEW_DELETED",
  "PAYMENT_CHANGED",
  "PAYMENT_STATUS_CHANGED",
  "PAYMENT_REFUNDED",
  "CONTACT_MESSAGE_STATE_CHANGED",
  "STATUS_CHANGED",
  "RATING_SET",
  "RECORD_CREATED",
  "RECORD_CHANGED",
  "RECORD_DELETED"
] as const;

export const auditRecordTypeValues = [
  "APPLICATION",
  "BOAT",
  "BOAT_DOCUMENT",
  "BOOKING",
  "CONTACT_MESSAGE",
  "PAYMENT",
  "REVIEW",
  "TOUR",
  "TOUR_DOCUMENT",
  "USER"
] as const;

export const availabilityBatchActionValues = [
  "SET",
  "DELETE"
] as const;

export const availabilityDayOutcomeValues = [
  "CREATED",
  "UPDATED",
  "DELETED",
  "UNCHANGED",
  "BOOKED",
  "STALE",
  "NO_ENTRY",
  "PAST"
] as const;

export const boatDocumentTypeValues = [
  "LICENSE",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "INSPECTION_CERTIFICATE",
  "REGISTRATION_CERTIFICATE",
  "CAPTAIN_LICENSE",
  "RADIO_LICENSE",
  "OTHER"
] as const;

export const serviceTypeValues = [
  "FOOD",
  "ENTERTAINMENT",
  "WATER_SPORTS",
  "TRANSPORTATION",
  "OTHER"
] as const;

export const boatTypeValues = [
  "MOTORBOAT",
  "SAILBOAT",
  "SPEEDBOAT",
  "YACHT",
  "CATAMARAN"
] as const;

export const boatStatusValues = [
  "ACTIVE",
  "DRAFT",
  "INACTIVE"
] as const;

export const fuelTypeValues = [
  "DIESEL",
  "GASOLINE",
  "ELECTRIC",
  "HYBRID"
] as const;

export const smokingRuleValues = [
  "ALLOWED",
  "RESTRICTED",
  "PROHIBITED"
] as const;

export const petsRuleValues = [
  "ALLOWED",
  "PROHIBITED"
] as const;

export const alcoholRuleValues = [
  "ALLOWED",
  "PROHIBITED",
  "BRING_YOUR_OWN"
] as const;

export const musicRuleValues = [
  "ALLOWED",
  "RESTRICTED",
  "PROHIBITED"
] as const;

export const boatInitialStatusValues = [
  "INACTIVE"
] as const;

export const boatSortValues = [
  "popularity,desc",
  "price,asc",
  "price,desc",
  "rating,desc",
  "capacity,desc",
  "newest,desc"
] as const;

export const boatSuggestionKindValues = [
  "LOCATION",
  "BOAT"
] as const;

export const boatPublicationValues = [
  "ACTIVE",
  "INACTIVE"
] as const;

export const bookingStatusValues = [
  "PENDING",
  "CONFIRMED",
  "CANCELLED",
  "COMPLETED",
  "REJECTED",
  "NO_SHOW"
] as const;

export const paymentStatusValues = [
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "PENDING",
  "PARTIAL"
] as const;

export const bookingDecisionValues = [
  "CONFIRMED",
  "CANCELLED"
] as const;

export const cancellationPolicyValues = [
  "flexible",
  "moderate",
  "strict",
  "no_refund"
] as const;

export const bookingSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "startDate,desc",
  "startDate,asc"
] as const;

export const ownerBookingSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "startDate,desc",
  "startDate,asc",
  "totalPrice,desc",
  "totalPrice,asc",
  "customerName,asc",
  "customerName,desc"
] as const;

export const tripEventTypeValues = [
  "DEPARTURE",
  "RETURN"
] as const;

export const applicationStatusValues = [
  "PENDING",
  "APPROVED",
  "REJECTED"
] as const;

export const applicationSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "fullName,asc",
  "fullName,desc"
] as const;

export const applicationDecisionValues = [
  "APPROVED",
  "REJECTED"
] as const;

export const contactMessageSortValues = [
  "createdAt,desc",
  "createdAt,asc"
] as const;

export const contactMessageStateValues = [
  "NEW",
  "READ",
  "ANSWERED",
  "CLOSED"
] as const;

export const serviceOfferingKindValues = [
  "CREWED_CHARTER",
  "HOURLY_RENTAL",
  "GUIDED_TOUR",
  "ON_BOARD_SERVICE",
  "TRANSFER",
  "LISTING"
] as const;

export const financeSortValues = [
  "date,desc",
  "date,asc",
  "amount,desc",
  "amount,asc"
] as const;

export const paymentTypeValues = [
  "DEPOSIT",
  "BALANCE",
  "FULL"
] as const;

export const healthStatusValues = [
  "UP",
  "DEGRADED"
] as const;

export const documentSortValues = [
  "uploadedAt,asc",
  "uploadedAt,desc",
  "expiryDate,asc",
  "expiryDate,desc"
] as const;

export const documentStateValues = [
  "WAITING",
  "VERIFIED",
  "REFUSED"
] as const;

export const managedDocumentTypeValues = [
  "LICENSE",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "INSPECTION_CERTIFICATE",
  "REGISTRATION_CERTIFICATE",
  "CAPTAIN_LICENSE",
  "RADIO_LICENSE",
  "GUIDE_LICENSE",
  "TOUR_PERMIT",
  "FIRST_AID_CERTIFICATE",
  "LANGUAGE_CERTIFICATE",
  "BUSINESS_LICENSE",
  "TAX_DOCUMENT",
  "OTHER"
] as const;

export const documentValidityValues = [
  "VALID",
  "EXPIRING",
  "EXPIRED"
] as const;

export const offerSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "name,asc",
  "name,desc"
] as const;

export const tourStatusValues = [
  "ACTIVE",
  "DRAFT",
  "INACTIVE",
  "CANCELLED"
] as const;

export const tourTypeValues = [
  "HIKING",
  "CULTURAL",
  "FOOD",
  "CITY",
  "NATURE",
  "BOAT",
  "PHOTOGRAPHY",
  "DIVING"
] as const;

export const tourLanguageValues = [
  "tr",
  "en",
  "de",
  "ru",
  "fr",
  "es",
  "it",
  "ar",
  "nl",
  "pl"
] as const;

export const tourDurationMinutesValues = [
  0,
  15,
  30,
  45
] as const;

export const tourDateStatusValues = [
  "AVAILABLE",
  "FULLY_BOOKED",
  "CANCELLED"
] as const;

export const reviewSortFieldValues = [
  "createdAt",
  "rating"
] as const;

export const sortDirectionValues = [
  "asc",
  "desc"
] as const;

export const trendPeriodValues = [
  "daily",
  "weekly",
  "monthly",
  "yearly"
] as const;

export const reportedReviewSortValues = [
  "firstReportedAt,asc",
  "firstReportedAt,desc",
  "reportCount,desc",
  "reportCount,asc"
] as const;

export const reportStateValues = [
  "OPEN",
  "KEPT"
] as const;

export const readStatusValues = [
  "UNREAD",
  "READ"
] as const;

export const notificationTypeValues = [
  "INFO",
  "SUCCESS",
  "WARNING",
  "ERROR",
  "SYSTEM",
  "BOOKING_CREATED",
  "BOOKING_CONFIRMED",
  "BOOKING_CANCELLED",
  "BOOKING_COMPLETED",
  "BOAT_CREATED",
  "BOAT_AVAILABILITY_CHANGED"
] as const;

export const currencyValues = [
  "TRY"
] as const;

export const paymentSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "amount,desc",
  "amount,asc"
] as const;

export const cardSchemeValues = [
  "VISA",
  "MASTERCARD",
  "AMEX",
  "TROY"
] as const;

export const cardTypeValues = [
  "CREDIT",
  "DEBIT",
  "PREPAID"
] as const;

export const publishIssueCodeValues = [
  "DOCUMENT_MISSING",
  "DOCUMENT_EXPIRED",
  "DOCUMENT_EXPIRING",
  "DOCUMENT_UNVERIFIED",
  "LOCATION_MISSING",
  "PHOTO_MISSING",
  "DESCRIPTION_MISSING",
  "NOT_PUBLISHED",
  "NO_FREE_DAY",
  "COMPANY_MISSING",
  "IBAN_MISSING",
  "EMAIL_UNVERIFIED"
] as const;

export const publishSeverityValues = [
  "BLOCKS",
  "HIDES",
  "WARNS"
] as const;

export const ratingTrendValues = [
  "increasing",
  "stable",
  "decreasing"
] as const;

export const reviewSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "rating,desc",
  "rating,asc"
] as const;

export const trendDaysValues = [
  7,
  30,
  90
] as const;

export const tourDateOutcomeValues = [
  "CREATED",
  "OVERLAPS",
  "PAST",
  "TOO_MANY"
] as const;

export const tourDocumentTypeValues = [
  "GUIDE_LICENSE",
  "TOUR_PERMIT",
  "INSURANCE",
  "SAFETY_CERTIFICATE",
  "FIRST_AID_CERTIFICATE",
  "LANGUAGE_CERTIFICATE",
  "BUSINESS_LICENSE",
  "TAX_DOCUMENT",
  "OTHER"
] as const;

export const tourImageContentTypeValues = [
  "image/jpeg",
  "image/png",
  "image/webp"
] as const;

export const userSortValues = [
  "createdAt,desc",
  "createdAt,asc",
  "fullName,asc",
  "fullName,desc"
] as const;

export const userChangeRefusalValues = [
  "LAST_ADMINISTRATOR",
  "OWN_ACCOUNT",
  null
] as const;
