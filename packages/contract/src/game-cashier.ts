/** Document of ours to which a framed game leads for a deposit; the page sees it in its frame (decision 071). */
export const gameCashierPath = '/wps/game/cashier'
