export { OfferListScreen } from './offer-list-screen.tsx'
