/** Roles of a merchant's people (DEC-42); each call of the console lists those that may make it. */
export const staffRoles = ['owner', 'finance', 'support', 'content', 'risk'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may make a call of access `staff`: `guest` before a login, `person` whoever is logged in, or people with one of
 * these roles at the merchant that the `Merchant` header names.
 */
export type StaffAccess = 'guest' | 'person' | readonly [StaffRole, ...StaffRole[]]
