// Generated from the contract by `npm run generate`. Do not edit.

export const listMessages = {
  "method": "GET",
  "path": "/messages",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "result"
  }
} as const;

export const sendMessage = {
  "method": "POST",
  "path": "/messages",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "body.senderId"
  }
} as const;

export const queryMessages = {
  "method": "POST",
  "path": "/messages/query",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "result"
  }
} as const;

export const updateMessageReadStatus = {
  "method": "PUT",
  "path": "/messages/read-status",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageRecipient",
    "from": "body.messageId"
  }
} as const;

export const listConversationMessages = {
  "method": "GET",
  "path": "/messages/conversation/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "conversation",
    "from": "path.id"
  }
} as const;

export const deleteConversation = {
  "method": "DELETE",
  "path": "/messages/conversation/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "conversation",
    "from": "path.id"
  }
} as const;

export const listConversations = {
  "method": "GET",
  "path": "/messages/conversations/user/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listSentMessages = {
  "method": "GET",
  "path": "/messages/sender/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listReceivedMessages = {
  "method": "GET",
  "path": "/messages/recipient/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listUserMessages = {
  "method": "GET",
  "path": "/messages/user/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const listUnreadMessages = {
  "method": "GET",
  "path": "/messages/unread/recipient/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "user",
    "from": "path.id"
  }
} as const;

export const getMessage = {
  "method": "GET",
  "path": "/messages/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageParty",
    "from": "path.id"
  }
} as const;

export const deleteMessage = {
  "method": "DELETE",
  "path": "/messages/{id}",
  "signIn": "required",
  "roles": [
    "CUSTOMER",
    "BOAT_OWNER",
    "ADMIN"
  ],
  "owner": {
    "resource": "messageSender",
    "from": "path.id"
  }
} as const;
