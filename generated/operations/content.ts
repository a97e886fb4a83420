// Generated from the contract by `npm run generate`. Do not edit.

export const listContactMessagesPage = {
  "method": "GET",
  "path": "/contact-messages",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const createContactMessage = {
  "method": "POST",
  "path": "/contact-messages",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listBlogPosts = {
  "method": "GET",
  "path": "/blog-posts",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getBlogPost = {
  "method": "GET",
  "path": "/blog-posts/{slug}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const updateBlogPost = {
  "method": "PUT",
  "path": "/blog-posts/{slug}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listDestinations = {
  "method": "GET",
  "path": "/destinations",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getDestination = {
  "method": "GET",
  "path": "/destinations/{slug}",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const updateDestination = {
  "method": "PUT",
  "path": "/destinations/{slug}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const listServiceOfferings = {
  "method": "GET",
  "path": "/services-content",
  "signIn": "none",
  "roles": [
    "ANONYMOUS",
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const getContactMessage = {
  "method": "GET",
  "path": "/contact-messages/{id}",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;

export const setContactMessageState = {
  "method": "PUT",
  "path": "/contact-messages/{id}/state",
  "signIn": "required",
  "roles": [
    "ADMIN"
  ],
  "owner": "none"
} as const;
