export { createBonusContext } from './bonus.context.ts'
export {
  insertOffer,
  insertOfferVersion,
  listOffers,
  lockOffer,
  type OfferRow,
  saveCodes,
  updateOffer,
} from './offer/index.ts'
