// Generated from the contract by `npm run generate`. Do not edit.

export const getAdminDashboard = {
  "method": "GET",
  "path": "/admin/dashboard",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getReviewStatistics = {
  "method": "GET",
  "path": "/admin/reviews/statistics",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getPlatformTrends = {
  "method": "GET",
  "path": "/admin/trends",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAdminQueues = {
  "method": "GET",
  "path": "/admin/queues",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAdminActivity = {
  "method": "GET",
  "path": "/admin/activity",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listAuditPage = {
  "method": "GET",
  "path": "/admin/audit",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listDocumentsPage = {
  "method": "GET",
  "path": "/admin/documents",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedBoatsPage = {
  "method": "GET",
  "path": "/admin/boats",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedToursPage = {
  "method": "GET",
  "path": "/admin/tours",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listManagedReviewsPage = {
  "method": "GET",
  "path": "/admin/reviews",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReviewTrends = {
  "method": "GET",
  "path": "/admin/reviews/trends",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listReportedReviewsPage = {
  "method": "GET",
  "path": "/admin/reviews/reported",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const keepReview = {
  "method": "PUT",
  "path": "/admin/reviews/{id}/keep",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getReviewRemovalPreview = {
  "method": "GET",
  "path": "/admin/reviews/{id}/removal-preview",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const removeReview = {
  "method": "POST",
  "path": "/admin/reviews/{id}/removal",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
