-- What tables and columns are for, as backend/db/schema.sql shows it. A later migration may change a comment.

comment on table account_preferences is
  'The preferences of a subscriber, set on the dashboard; null means that the subscriber never chose a value.';
comment on table activations is
  'Packs and offers bought from a balance, with their result at the charging system.';
comment on table ad_audiences is 'Groups of people that a campaign can be shown to.';
comment on table ad_creatives is 'A file for an order; its bytes are under DATA_DIR/ad-creatives.';
comment on table ad_formats is
  'The ad formats that can be booked on the advertising platform, with their prices.';
comment on table ad_goals is 'The goals of advertisers, and how a budget is divided for each goal.';
comment on table ad_orders is 'The progress of an advertising order; the order itself is a web form.';
comment on table advertisements is 'Campaigns of the advertisement toast; days in Dhaka, sizes in CSS pixels.';
comment on column advertisements.images is 'Addresses of pictures on this site.';
comment on column advertisements.paths is
  'Pages that may show it, without a language; a path that begins with /bn means only the Bengali page.';
comment on table attributes is 'The filters of a category besides brand, price and memory.';
comment on column brands.name_bn is 'The brand''s name on Bengali pages; empty if it is the same.';
comment on table budgets is 'How often something was done in the current window.';
comment on column bundle_add_ons.price_poisha is '0 is free.';
comment on column bundle_add_ons.sku is
  'SKU of the goods that leave the store with it; null for an add-on that has no stock, e.g. data.';
comment on table bundles is 'The add-ons of a product, free or at a price.';
comment on table cart_lines is
  'The current lines of a cart are those with its lines_version; older ones are left over from parallel updates.';
comment on table charging_accounts is 'Balances of the sandbox''s charging system; only entries change them.';
comment on table charging_changes is 'A request under a reference, and its answer.';
comment on table charging_entries is 'Two entries for each change; their sum is 0.';
comment on table code_hours is 'Counts of the codes of the whole site, one row for each hour.';
comment on table colour_families is
  'The words by which people search for a colour; bit is a family''s position in product_variants.colour_bits.';
comment on table content_pages is 'Pages made of blocks: one row for each page, language and state.';
comment on table couriers is 'Who carries parcels.';
comment on column couriers.is_default is 'The default courier; at most one.';
comment on column couriers.tracking_url is '{parcel} is replaced by the parcel''s number.';
comment on table customer_feedback is 'Ratings and comments after a service.';
comment on column customer_feedback.about is 'The ticket or order that the sender named.';
comment on column customer_feedback.is_proved is 'True when the number is the logged-in number of a session.';
comment on table device_marks is
  'A device on which a number logged in; its cookie carries the id with a signature.';
comment on table devices is 'Phones and their features.';
comment on table disclosures is
  'Price sensitive and other material information, as it was sent to the exchanges.';
comment on table emi_plans is 'Instalments that a bank offers.';
comment on column emi_plans.fee_basis_points is
  'The bank''s charge for the whole term, in hundredths of a percent of the price.';
comment on table esim_deliveries is
  'One delivery of eSIMs; the key that opens it is sent to the msisdn by text message.';
comment on table esim_profile_orders is 'Orders at the operator''s eSIM system, one row for each number.';
comment on table esim_profiles is
  'eSIMs. An activation code is worth as much as the SIM itself, so it is sealed.';
comment on table flood_references is 'One for each request.';
comment on table flood_requests is
  'Numbers for which the free benefit in a flood was requested; each has at most one open request.';
comment on table handoffs is 'A hand-off of a partner''s user; deleted once redeemed.';
comment on table internet_packs is 'Public packs; prices in poisha.';
comment on table investor_events is 'Days that investors put into their calendars, in Asia/Dhaka.';
comment on table newsletter_subscriptions is
  'Newsletter subscribers, with language and start of the subscription: one row for each address, in lower case.';
comment on table notices is 'The notices on the notice board.';
comment on table number_proofs is
  'Proof of a right code, used by a page for one activation for its number; number and token are not readable.';
comment on table offer_numbers is 'The selected numbers of an offer.';
comment on table offers is
  'Packs at a special price, for everyone, for tiers or for selected numbers; prices in poisha.';
comment on table one_time_codes is
  'The newest code of a number and purpose; the digest is keyed with the pepper, which is not in the database.';
comment on table order_changes is 'The buyer''s changes to an order before the goods were packed.';
comment on table order_line_add_ons is 'The add-ons of each piece of a line.';
comment on table order_lines is
  'The goods as they were sold: later changes of the catalogue do not affect them.';
comment on column order_lines.discount_poisha is 'The line''s share of the order''s discount.';
comment on column order_lines.sim_request_id is 'The request that a replacement SIM is for.';
comment on column order_lines.sim_request_released is
  'True after the order has ended without its goods: the request can then be ordered again.';
comment on column order_lines.vat_basis_points is
  'In hundredths of a percent; null in orders from before rates were kept.';
comment on column order_lines.vat_poisha is 'The VAT in the price after the discount.';
comment on table order_returns is 'A request to return goods, from its start on the order''s page to its end.';
comment on column orders.cart_token is 'Null for a pre-order, which is placed without a cart.';
comment on column orders.deferred_poisha is 'The sum that is due only when the goods arrive.';
comment on column orders.delivery_discount_poisha is
  'The part of the discount that applies to the delivery; the rest applies to the lines.';
comment on column orders.delivery_vat_basis_points is
  'Null, like the VAT of the lines, in orders from before rates were kept.';
comment on column orders.number_proved is
  'True when the buyer proved the number: by being logged in with it, or by a code that was sent to it.';
comment on column orders.pay_with is
  'The means of payment that the buyer wants to use at the gateway, and in the end used; null = chosen there.';
comment on table outbox_messages is
  'Messages, each written in the transaction that it reports; a dispatcher reads them with FOR UPDATE SKIP LOCKED.';
comment on column outbox_messages.expires_at is
  'The message is not sent after this time; null = it is sent however late it is.';
comment on column outbox_messages.push_token is 'The browser that gets a push message.';
comment on column payments.review_due is
  'True when the gateway calls the payer risky: a person decides before the goods leave.';
comment on table preorder_offers is 'The terms under which a product with products.preorder is reserved.';
comment on table price_notices is
  'The numbers that get a text message when something on their wish list becomes cheaper.';
comment on table product_reviews is
  'Reviews of products. A trigger also writes the ratings into the product''s row.';
comment on column product_reviews.author is 'The author''s name as it is shown: "Nusrat J.".';
comment on column product_reviews.concerns is 'The reasons why it waits for an operator.';
comment on column product_reviews.msisdn is 'Null for reviews of the seed.';
comment on column product_variants.colour_bits is
  'The families that the colour belongs to, written by a trigger.';
comment on column product_variants.colour_family is
  'The family that the operator sets where the shade would be misleading; null = the family follows the shade.';
comment on column product_variants.facet_bits is 'Everything that a listing counts, in one number.';
comment on column product_variants.listed_brand is 'A copy of the product''s brand, written by triggers.';
comment on column product_variants.listed_category is 'A copy of the product''s category, written by triggers.';
comment on column product_variants.sale_ends_at is
  'The end of the reduced price; null for a reduction without an end.';
comment on column product_variants.size is 'Size of clothes and of goods with a length: "XL", "2 m".';
comment on column product_variants.turn is 'Null for a product without a 360° view.';
comment on column products.preorder is
  'True for a product that is reserved at /shop/pre-order; listings of products that can be bought leave it out.';
comment on column products.print_price_poisha is
  'Price of printing a name and a number; null if nothing can be printed.';
comment on column products.rating_count is 'Published reviews, counted by triggers on product_reviews.';
comment on column products.rating_sum is
  'The sum of the stars of published reviews, written by triggers on product_reviews.';
comment on column products.vat_basis_points is
  'The rate of the VAT that its prices include, in hundredths of a percent: 750 is 7.5 %.';
comment on column products.well_rated is 'Four stars of five or more.';
comment on table promotion_numbers is
  'How often a number has used a promotion that has a limit for each number.';
comment on table promotions is
  'The promotions: the discount of a code, its audience and its end; money in poisha.';
comment on column promotions.amount_poisha is
  'The discount of an amount, and the maximum discount of a percent.';
comment on table push_tokens is
  'Browsers that get push messages; a browser without a session gets no personal news.';
comment on table recharge_campaign_entries is 'Entries of proved numbers.';
comment on table recharge_campaign_winners is
  'Numbers that won. They are stored in full and masked before they leave the backend.';
comment on table recharge_campaigns is
  'Campaigns in which recharges enter draws; amounts in poisha, days in Dhaka.';
comment on column recharge_campaigns.picture is 'A picture of the kit: family/name.';
comment on column recharge_campaigns.store_codes is 'Stores where a recharge counts.';
comment on table recharge_settings is
  'Limits and suggested amounts, which the business can change without a release.';
comment on table retailers is 'Retailers, who help customers to buy; the token itself is not stored.';
comment on table review_votes is
  'The numbers that found a review helpful; a trigger counts them in the review''s row.';
comment on table sandbox_gateway_payments is
  'The sandbox gateway plays an outside company: nothing in the shop refers to its table.';
comment on table sandbox_messages is
  'Messages that the sandbox SMS driver sent, for the terminal and GET /api/sandbox/messages.';
comment on table saved_addresses is
  'Delivery addresses that a subscriber saved; the default is the one with the latest default_since.';
comment on table search_asks is 'Digests of who searched for what; they are kept for one day.';
comment on table search_changes is 'Rows whose documents must be rebuilt, written by triggers.';
comment on table search_days is 'The number of networks that searched for a query on a day.';
comment on table search_documents is 'Everything that a search can find: one row for each item and language.';
comment on table search_misses is 'Queries that found nothing.';
comment on table search_pages is 'Fixed pages of the site.';
comment on table search_pins is 'Searches that an editor puts above the popular searches.';
comment on column search_postings.category is 'The position of the category in the list of search-hit-queries.ts, counted from 1.';
comment on table search_synonyms is 'Words and phrases with the same meaning, separated by |.';
comment on table search_words is 'The vocabulary of the documents.';
comment on table service_requests is 'Requests about a SIM: filled in step by step, then sent and tracked.';
comment on column service_requests.identity_checked_at is
  'The time when a person at a customer centre saw the ID of the number''s owner.';
comment on table sessions is
  'One row for each logged-in device; token_hash is the SHA-256 of the token, which is stored nowhere.';
comment on table shareholdings is 'Shares of a group at the end of a month (2026-10).';
comment on table shop_settings is 'One row of rules that the business may change without a release.';
comment on column shop_settings.delivery_vat_basis_points is
  'The rate of the VAT that delivery fees include, in hundredths of a percent.';
comment on column shop_settings.has_demo_data is
  'True after the demo seed was written here; production refuses such a database.';
comment on column shop_settings.online_open_orders is
  'Maximum number of orders of one number that wait for an online payment at the same time.';
comment on column shop_settings.print_days is
  'Number of working days that a printed name or number takes before the parcel can leave.';
comment on column shop_settings.return_days is
  'Number of days after the delivery in which goods can be sent back.';
comment on table sim_numbers is 'The numbers that can be chosen; each has at most one holder.';
comment on table star_branches is
  'The places where an offer is valid; an offer without branches is valid everywhere, or online.';
comment on table star_offers is 'Partners'' offers to star customers, each valid until a day in Asia/Dhaka.';
comment on column star_offers.redeem_by is
  'How the customer gets an offer: with the star card, by a text message, by a code, or by booking.';
comment on column star_offers.redeem_text is 'The message to send, or the code to enter.';
comment on column star_offers.redeem_to is 'The short code that the message is sent to.';
comment on column star_offers.weekdays is
  'Days of the week on which it is valid, 0 for Sunday; empty for every day.';
comment on table star_tiers is
  'The tiers: the monthly use from which each begins (the mean of three months), and its benefits.';
comment on column star_tiers.gains is 'The new benefits of this tier, in one sentence.';
comment on table stock_ledger is 'Every movement of stock, written only by triggers on product_variants.stock.';
comment on table stock_notices is
  'Subscriptions to sold-out variants; a number can subscribe to a variant only once.';
comment on column stock_notices.told_at is 'The time when the message was queued; null while the number waits.';
comment on table store_stock is
  'Pieces on a store''s own shelf, separate from the warehouse''s product_variants.stock.';
comment on table stores is 'Customer service centres; orders of the shop can be picked up at those with pickup.';
comment on table subscriber_usage is
  'The use of a number in a calendar month (YYYY-MM), as the operator''s systems report it.';
comment on table subscribers is 'The owner of a number; created at the first log-in.';
comment on table survey_takers is
  'The people who took a survey: a keyed digest of a number or a browser, which cannot be joined to the answers.';
comment on table surveys is 'Surveys; days in Dhaka.';
comment on table tariff_packages is 'The prices of a SIM without a pack; in poisha.';
comment on table unclaimed_dividends is
  'Dividends that wait for their owners, one row for each account and dividend.';
comment on table useful_info is 'Answers of the support pages.';
comment on table useful_info_votes is 'Votes on whether an answer helped: one row for each answer and browser.';
comment on table web_forms is
  'The forms that people sent from the site, distinguished by form, and the answers to them.';
comment on table wish_list_items is 'Products on subscribers'' wish lists.';
comment on column wish_list_items.known_poisha is
  'The lowest known price since the number subscribed; null until the background task has read it.';
comment on column wish_list_items.price_poisha is 'The price when it was saved.';
