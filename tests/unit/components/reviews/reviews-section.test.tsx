import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewsSection } from "@/components/reviews/reviews-section";
import type { ProductReviews, Review } from "@/services/catalog/reviews-service";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { product } from "@/tests/support/shop/catalog";
import { readReviewQuery } from "@/utils/catalog/review-query";
import { onLoginRequested } from "@/utils/login/login-request";

const review = (fields: Partial<Review> = {}): Review => ({
  id: "R1",
  stars: 4,
  title: "Light and quick",
  text: "It lies well in the hand.",
  language: "en",
  topics: ["build"],
  author: "Nusrat J.",
  verified: true,
  helpful: 2,
  writtenAt: "2026-11-02T09:30:00.000Z",
  editedAt: null,
  ...fields,
});
const reviews: ProductReviews = {
  reviews: [review(), review({ id: "R2", author: "রাকিব হ.", language: "bn", title: "ভালো", verified: false })],
  count: 2,
  page: 1,
  pages: 1,
  rating: { average: 4, count: 2 },
  stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 2 : 0 })),
  topics: [{ topic: "build", count: 2 }],
};
const user = { msisdn: "8801700000003", starStatus: "Gold Star" };
const wire = {
  review_id: "R3",
  stars: 5,
  title: "Good",
  text: "It lasts two days on a charge.",
  language: "en",
  topics: [],
  author: "Rakib H.",
  verified: true,
  helpful: 0,
  written_at: "2026-11-22T06:00:00.000Z",
  edited_at: null,
};

function show(
  reader: typeof user | null,
  answers: Parameters<typeof fakeApi>[0] = {},
  shown: ProductReviews | null = reviews,
) {
  const api = fakeApi({ getOwnReview: () => ({ data: { review: null, bought: true, voted: [] } }), ...answers });
  const section = <ReviewsSection product={product()} reviews={shown} filter={readReviewQuery({})} user={reader} />;
  const { replace } = renderSite(section, { api });
  return { api, replace, person: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

test("a summary shows how many reviewers are satisfied, and the most frequent topics", () => {
  const stars = [6, 3, 2, 0, 1].map((count, place) => ({ stars: 5 - place, count }));
  const topics: ProductReviews["topics"] = [
    { topic: "build", count: 2 },
    { topic: "camera", count: 7 },
    { topic: "battery", count: 5 },
  ];
  show(null, {}, { ...reviews, stars, topics });
  expect(
    screen.getByText("9 of 12 reviewers gave four or five stars. Most mentioned topics: Camera and Battery."),
  ).toBeInTheDocument();
});

test("a page number moves the focus to the reviews, so that the next Tab continues in the new page", async () => {
  const { person } = show(null, {}, { ...reviews, pages: 2 });
  await person.click(screen.getByRole("link", { name: "Page 2" }));
  expect(screen.getByRole("region", { name: "Reviews" })).toHaveFocus();
});

test("each review shows its stars, language and verified purchase, with links to filter by stars or topic", () => {
  show(null);
  const [first, second] = within(screen.getByRole("region", { name: "Reviews" })).getAllByRole("heading", { level: 3 });
  expect(first?.closest("li")).toHaveTextContent("Verified purchase");
  expect(second?.closest("li")).not.toHaveTextContent("Verified purchase");
  expect(second).toHaveAttribute("lang", "bn");
  expect(screen.getByRole("img", { name: "Rated 4.0 out of 5" })).toBeInTheDocument();
  const path = product().path;
  expect(screen.getByRole("link", { name: "4 stars: 2 reviews" })).toHaveAttribute("href", `${path}?stars=4#reviews`);
  expect(screen.getByRole("link", { name: "Build 2" })).toHaveAttribute("href", `${path}?topic=build#reviews`);
});

test("a visitor who votes or writes is asked to log in, and nothing is sent", async () => {
  const { api, person } = show(null);
  const asked = jest.fn();
  const stop = onLoginRequested(asked);
  await person.click(screen.getByRole("button", { name: "Mark the review by Nusrat J. as helpful" }));
  await person.click(screen.getByRole("button", { name: "Write a review" }));
  stop();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(api.sent).toEqual([]);
});

test("a vote shows the server's count, and is reset when the request fails", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let answers = true;
  const { person } = show(user, {
    voteReview: () => {
      if (!answers) throw new Error("The network is gone");
      return { data: { review_id: "R1", helpful: 3, voted: true } };
    },
  });
  const button = screen.getByRole("button", { name: "Mark the review by Nusrat J. as helpful" });
  await waitFor(async () => {
    await person.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
  });
  expect(await screen.findByText("3 people found this helpful")).toBeInTheDocument();
  answers = false;
  await person.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByText("We couldn't record your vote. Check your connection and try again.")).toBeInTheDocument();
});

test("a second vote waits for the answer to the first one", async () => {
  const first = deferred<unknown>();
  const { api, person } = show(user, {
    voteReview: ({ body }) => {
      const { helpful } = body as { helpful: boolean };
      return helpful ? first.promise : { data: { review_id: "R1", helpful: 2, voted: false } };
    },
  });
  const sent = () => api.sent.flatMap(({ name, input }) => (name === "voteReview" ? [input.body] : []));
  const button = screen.getByRole("button", { name: "Mark the review by Nusrat J. as helpful" });
  await waitFor(async () => {
    await person.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
  });
  await waitFor(() => expect(sent()).toHaveLength(1));
  await person.click(button);
  expect(button).toHaveAttribute("aria-pressed", "false");
  expect(sent()).toHaveLength(1);
  first.resolve({ data: { review_id: "R1", helpful: 3, voted: true } });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ helpful: false });
});

test("an incomplete review shows errors at its fields, and a complete one is sent", async () => {
  const { api, replace, person } = show(user, { saveReview: () => ({ data: { ...wire, state: "waiting" } }) });
  await person.click(screen.getByRole("button", { name: "Write a review" }));
  const send = await screen.findByRole("button", { name: "Send review" });
  expect(screen.getByText(/labelled “Verified purchase”/)).toBeInTheDocument();
  await person.click(send);
  expect(screen.getByText("Choose the number of stars.")).toBeInTheDocument();
  expect(screen.getByText("Write at least 20 characters.")).toBeInTheDocument();
  const first = screen.getByRole("radio", { name: "1 star" });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription("Choose the number of stars.");
  expect(api.sent.map(({ name }) => name)).not.toContain("saveReview");
  await person.click(screen.getByRole("radio", { name: "5 stars" }));
  await person.type(screen.getByLabelText("In one line"), "Good");
  await person.type(screen.getByLabelText("What should others know?"), wire.text);
  await person.click(screen.getByRole("button", { name: "Battery" }));
  await person.type(screen.getByLabelText("Your name"), "Rakib Hasan");
  await person.click(send);
  expect(await screen.findByText(/We'll read your review before we publish it/)).toBeInTheDocument();
  expect(api.sent.find(({ name }) => name === "saveReview")?.input.body).toEqual({
    slug: product().slug,
    stars: 5,
    title: "Good",
    text: wire.text,
    topics: ["battery"],
    name: "Rakib Hasan",
  });
  // The page that was loaded may come from a cache, so it is requested again when the form is closed.
  expect(replace).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole("button", { name: "Close" }));
  expect(replace).toHaveBeenCalledTimes(2);
});

test("a review that was begun is there again after a reload, and no longer after it was sent", async () => {
  const saveReview = () => ({ data: { ...wire, state: "waiting" } });
  const open = async () => {
    document.body.replaceChildren();
    const { person } = show(user, { saveReview });
    await person.click(screen.getByRole("button", { name: "Write a review" }));
    return { person, send: await screen.findByRole("button", { name: "Send review" }) };
  };
  const { person } = await open();
  await person.click(screen.getByRole("radio", { name: "4 stars" }));
  await person.type(screen.getByLabelText("In one line"), "Good");
  await person.type(screen.getByLabelText("What should others know?"), wire.text);
  await person.click(screen.getByRole("button", { name: "Battery" }));
  await person.type(screen.getByLabelText("Your name"), "Rakib Hasan");
  const after = await open();
  expect(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
  expect(screen.getByLabelText("In one line")).toHaveValue("Good");
  expect(screen.getByLabelText("What should others know?")).toHaveValue(wire.text);
  expect(screen.getByRole("button", { name: "Battery" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByLabelText("Your name")).toHaveValue("Rakib Hasan");
  await after.person.click(after.send);
  await screen.findByText(/We'll read your review before we publish it/);
  await open();
  expect(screen.getByLabelText("What should others know?")).toHaveValue("");
});

test("shows a message without reviews, and an error when they could not be loaded", () => {
  show(null, {}, { ...reviews, reviews: [], count: 0, rating: null, topics: [] });
  expect(screen.getByText("No reviews yet. Be the first to write one.")).toBeInTheDocument();
  show(null, {}, null);
  expect(screen.getByText(/load the reviews/)).toBeInTheDocument();
});
