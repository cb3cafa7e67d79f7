export function getServerSideProps() {
  return { props: { text: "One paragraph, rendered for every request." } };
}

export default function BaselinePage({ text }) {
  return <p>{text}</p>;
}
