export { registerCampaignRoutes } from './campaign.routes.ts'
export { countOpenCampaigns } from './campaign.store.ts'
export { CAMPAIGN_SECONDS, createCampaignQueue } from './campaign-sender.service.ts'
