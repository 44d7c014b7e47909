/** Words of the meter, weakest first. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** What the estimator says about a password: its score from 0 to 4, and the patterns it consists of. */
export interface PasswordEstimate {
  score: number
  sequence: readonly { pattern: string }[]
}

/**
 * Strength of a password by its estimate, the same for the form's meter and the server's refusal. A score of 0 or 1
 * means less than a million guesses; a short password without any pattern is within OPEN-04 and not weak.
 */
export function decidePasswordStrength({ score, sequence }: PasswordEstimate): PasswordStrength {
  if (score <= 1) return sequence.some(({ pattern }) => pattern !== 'bruteforce') ? 'weak' : 'fair'
  return score >= 3 ? 'strong' : 'fair'
}
