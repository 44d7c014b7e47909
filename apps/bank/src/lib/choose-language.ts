import type { BankLanguage } from '@foyer/messages/bank'

/** The first language wanted that the bank speaks; Traditional Chinese is nearest to Simplified, all else English. */
export function chooseBankLanguage(...wanted: readonly unknown[]): BankLanguage {
  for (const code of wanted) {
    if (code === 'EN' || code === 'CN' || code === 'UR') return code
    if (code === 'TW') return 'CN'
  }
  return 'EN'
}
