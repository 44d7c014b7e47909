/** The platform's transaction ids of a wager's money: derived from its id, so that a retry sends them again. */
export function readTransactionIds(wagerId: string): {
  debit: string
  credit: string
  /** Stake and win of a round that is decided with its stake. */
  play: string
  rollback: string
} {
  return {
    debit: `${wagerId}-debit`,
    credit: `${wagerId}-credit`,
    play: `${wagerId}-play`,
    rollback: `${wagerId}-rollback`,
  }
}
