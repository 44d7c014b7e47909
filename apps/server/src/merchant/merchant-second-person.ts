import { approvalChoices } from '@foyer/contract'
import { z } from 'zod'

/** DEC-42: changes of members that a second person of staff approves; a reset of second factors always needs one. */
export const secondPerson = z
  .array(z.enum(approvalChoices))
  .readonly()
  .describe(`${approvalChoices.join(', ')}, or several of them with commas between`)
  .default([])
