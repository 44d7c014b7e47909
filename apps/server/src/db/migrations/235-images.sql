-- The platform's own images of games and banners are WebP now.
UPDATE game SET image = regexp_replace(image, '\.svg$', '.webp') WHERE image LIKE '/m/art/game-%.svg';
UPDATE banner SET url = regexp_replace(url, '\.svg$', '.webp')
  WHERE url LIKE '/m/art/%/banner-%.svg' OR url = '/m/art/referral.svg';
