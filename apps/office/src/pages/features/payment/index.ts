export { PaymentListScreen } from './payment-list-screen.tsx'
export { PaymentScreen } from './payment-screen.tsx'
