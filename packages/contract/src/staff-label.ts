import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { staffReason, staffText } from './staff.ts'

/** Type of a club label; AUTO shows the VIP benefit (MEMB-03). */
export const clubLabelTypes = ['AUTO', 'MANUAL'] as const

const labelId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
const fields = {
  name: staffText.trim().min(1).max(60),
  type: z.enum(clubLabelTypes),
  rankLevel: z.number().int().min(0).max(99),
}

export const listLabels = endpoint({
  method: 'GET',
  path: '/wps/staff/label',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'content', 'risk'],
  summary: 'The merchant’s club labels, by name',
  value: z.object({ items: z.array(z.object({ id: labelId, ...fields, version: z.number().int() })) }),
})

export const createLabel = endpoint({
  method: 'POST',
  path: '/wps/staff/label',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Adds a club label; again with the same content it changes nothing',
  body: z.object({ id: labelId, ...fields, reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['request_conflict'],
})

export const renameLabel = endpoint({
  method: 'POST',
  path: '/wps/staff/label/rename',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Changes name, type and rank of a club label that nobody has changed since it was read',
  body: z.object({ id: labelId, ...fields, version: z.number().int().min(1).max(1e9), reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'request_conflict'],
})

export const setMemberLabel = endpoint({
  method: 'POST',
  path: '/wps/staff/member/label',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary: 'Gives a member a club label, or takes it; refused when it is not the one that the caller saw',
  body: z.object({ memberId: id, from: labelId.nullable(), to: labelId.nullable(), reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'request_conflict'],
})
