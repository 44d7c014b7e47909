export {
  findCode,
  insertOffer,
  insertOfferVersion,
  type LiveOffer,
  listLiveOffers,
  listOffers,
  lockOffer,
  type OfferRow,
  readOfferNames,
  saveCodes,
  takeCode,
  updateOffer,
} from './offer.store.ts'
