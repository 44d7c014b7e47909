export { compareOrder, findOrderProblem, type PaymentOrder } from './order.rules.ts'
