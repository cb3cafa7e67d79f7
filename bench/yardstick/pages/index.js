export function getServerSideProps() {
  return { props: { text: "One paragraph, rendered for every request." } };
}

export default function YardstickPage({ text }) {
  return <p>{text}</p>;
}
